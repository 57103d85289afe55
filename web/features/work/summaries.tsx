import { Link } from 'react-router';
import { writeAddress } from '#web/features/catalogue/address.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import type { ReadWork } from './citation.ts';

/** The summary and keywords, then those in other languages, each marked with its own. */
export function Summaries({ work }: { work: ReadWork }) {
  const t = useMessages();
  const own = { idioma: work.idioma, titulo: '', resumen: work.resumen, palabrasClave: work.palabrasClave };
  return [own, ...work.traducciones]
    .filter(({ resumen, palabrasClave }) => resumen !== '' || palabrasClave.length > 0)
    .map((summary) => (
      <section
        key={summary.idioma}
        lang={summary.idioma}
        className="mt-8 border-t border-line pt-5 first:mt-0 first:border-t-0 first:pt-0"
      >
        <SummaryTitle language={summary.idioma} />
        {summary.titulo && <p className="mt-2 max-w-reading font-serif font-semibold">{summary.titulo}</p>}
        <p className="mt-2 max-w-[68ch] font-serif whitespace-pre-line">{summary.resumen}</p>
        {summary.palabrasClave.length > 0 && (
          <p className="mt-3 text-sm">
            <span lang="es" className="font-semibold">
              {t('work.keywords')}:{' '}
            </span>
            {summary.palabrasClave.map((word, place) => (
              <span key={word}>
                {place > 0 && '; '}
                <Link to={writeAddress({ q: word })} className="link">
                  {word}
                </Link>
              </span>
            ))}
          </p>
        )}
      </section>
    ));
}

function SummaryTitle({ language }: { language: string }) {
  const t = useMessages();
  const reader = useLanguage();
  const known = ['es', 'en', 'pt', 'fr'] as const;
  const key = known.find((each) => each === language);
  const name = new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language;
  return (
    <h2 className="label-caps">{key ? t(`work.abstract.${key}`) : t('work.abstract.other', { language: name })}</h2>
  );
}
