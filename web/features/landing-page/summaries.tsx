import { Link } from 'react-router';
import { writeAddress } from '#web/features/catalogue/address.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import type { ReadWork } from './citable.ts';

/** The summary and keywords, then those in other languages, each marked with its own. */
export function Summaries({ work }: { work: ReadWork }) {
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
        <SummaryText text={summary.resumen} />
        {summary.palabrasClave.length > 0 && (
          <p className="mt-3 max-w-reading text-sm">
            <KeywordsTitle language={summary.idioma} />
            {summary.palabrasClave.map((word, place) => (
              <span key={word}>
                {place > 0 && '; '}
                <Link to={writeAddress({ palabra: word })} className="link">
                  {word}
                </Link>
              </span>
            ))}
          </p>
        )}
      </section>
    ));
}

/** Its paragraphs; where each of several begins with its part ('Objetivo: …'), that stands out. */
function SummaryText({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*/).filter(Boolean);
  const parts = paragraphs.map((paragraph) => /^(\p{Lu}[^:.]{2,40}:)\s(.*)$/su.exec(paragraph));
  const isStructured = parts.length > 1 && parts.every(Boolean);
  return (
    <div className="mt-2 flex max-w-reading flex-col gap-2 font-serif">
      {paragraphs.map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place
        <p key={place}>
          {isStructured ? (
            <>
              <strong className="font-semibold">{parts[place]?.[1]}</strong> {parts[place]?.[2]}
            </>
          ) : (
            paragraph
          )}
        </p>
      ))}
    </div>
  );
}

/** Languages in which a summary's headings are said as in the text itself. */
const known = ['es', 'en', 'pt', 'fr'] as const;

function KeywordsTitle({ language }: { language: string }) {
  const t = useMessages();
  const reader = useLanguage();
  const key = known.find((each) => each === language);
  return (
    <span lang={key ?? reader} className="font-semibold">
      {key ? t(`work.keywords.${key}`) : t('work.keywords')}:{' '}
    </span>
  );
}

function SummaryTitle({ language }: { language: string }) {
  const t = useMessages();
  const reader = useLanguage();
  const key = known.find((each) => each === language);
  const name = new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language;
  return (
    <h2 className="label-caps">{key ? t(`work.abstract.${key}`) : t('work.abstract.other', { language: name })}</h2>
  );
}
