import { Link } from 'react-router';
import { capitalised } from '#contract/text.ts';
import { languageName } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { languageAddresses, type ReadWork } from './citable.ts';

/** The languages in which a work can be read; nothing where there is one. */
export function TextLanguages({ work }: { work: ReadWork }) {
  return <LanguageSwitch present={work.idioma} texts={languageAddresses(work)} />;
}

interface Text {
  idioma: string;
  /** From the root. */
  address: string;
  esOriginal?: boolean;
}

/** The languages of a text, each with an address of its own; nothing where there is none. */
export function LanguageSwitch({ present, texts }: { present: string; texts: readonly Text[] }) {
  const t = useMessages();
  const language = useLanguage();
  if (texts.length === 0) return null;
  return (
    <nav lang={language} aria-label={t('work.languages')} className="mt-4 text-sm" data-print="hide">
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {texts.map(({ idioma, esOriginal, address }) => (
          <li key={idioma} className="inline-flex min-h-6 items-center gap-1.5">
            {idioma === present ? (
              <strong aria-current="page" lang={idioma} className="font-semibold">
                {nameOf(idioma)}
              </strong>
            ) : (
              <Link to={address} lang={idioma} hrefLang={idioma} className="link link-alone">
                {nameOf(idioma)}
              </Link>
            )}
            {esOriginal && <span className="text-muted">{t('work.languages.original')}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A language in its own words, as whoever reads it looks for it: 'English', 'Português'. */
export function nameOf(language: string): string {
  return capitalised(languageName(language, language), language);
}
