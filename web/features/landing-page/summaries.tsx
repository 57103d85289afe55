import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { writeAddress } from '#web/features/catalogue/address.ts';
import { languageName } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import type { ReadWork } from './citable.ts';
import { linesOf, type SummaryRoom, summaryRoom } from './summary-room.ts';

/**
 * The summary and keywords, and beside them those in other languages, each marked with its own. Where there is room for one alone
 * a switch says which, without scripts too (styles/work.css).
 */
export function Summaries({ work }: { work: ReadWork }) {
  const t = useMessages();
  const reader = useLanguage();
  const own = { idioma: work.idioma, titulo: '', resumen: work.resumen, palabrasClave: work.palabrasClave };
  const summaries = [own, ...work.traducciones].filter(
    ({ resumen, palabrasClave }) => resumen !== '' || palabrasClave.length > 0,
  );
  if (summaries.length === 0) return null;
  const room = summaryRoom(work);
  return (
    <div className="summaries" data-desk={room.desk} data-phone={room.phone}>
      {summaries.length > 1 && (
        <fieldset className="summary-switch" data-print="hide">
          <legend lang={reader} className="sr-only">
            {t('work.abstract.language')}
          </legend>
          {summaries.map(({ idioma }, place) => (
            <label key={idioma}>
              <input type="radio" name="summary" value={idioma} defaultChecked={place === 0} />
              <SummaryName language={idioma} />
            </label>
          ))}
        </fieldset>
      )}
      {summaries.map((summary) => (
        <section key={summary.idioma} lang={summary.idioma} data-long={longIn(summary.resumen, summaries.length, room)}>
          <h2 className="label-caps">
            <SummaryName language={summary.idioma} />
          </h2>
          {summary.titulo && <p className="mt-1 font-serif text-sm font-semibold">{summary.titulo}</p>}
          <SummaryText text={summary.resumen} />
          {longIn(summary.resumen, summaries.length, room) && (
            <label lang={reader} className="summary-more" data-print="hide">
              <input type="checkbox" />
              <span>{t('work.abstract.whole')}</span>
              <ChevronDown aria-hidden />
            </label>
          )}
          {summary.palabrasClave.length > 0 && (
            <p className="mt-2 text-sm">
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
      ))}
    </div>
  );
}

/** Letters of a line of one that stands alone, of two beside one another, of three or more, and of any on a telephone. */
const letters = { desk: [92, 67, 43], phone: 38 };

/** The summary of one text alone, under its name. */
export const OwnSummary = ({ text: { idioma, resumen } }: { text: Pick<ReadWork, 'idioma' | 'resumen'> }) => (
  <section lang={idioma} className="max-w-reading">
    <h2 className="label-caps">
      <SummaryName language={idioma} />
    </h2>
    <SummaryText text={resumen} />
  </section>
);

/** Where it would keep the text from the first screen: 'phone', 'phone desk', or nowhere. To hide two lines is not worth a press. */
function longIn(text: string, columns: number, room: SummaryRoom): string | undefined {
  const isLong = (ofLine: number, most: number) => linesOf(text, ofLine) > most + 2;
  const long = [
    isLong(letters.phone, room.phone) && 'phone',
    isLong(letters.desk[columns - 1] ?? 46, room.desk) && 'desk',
  ];
  return long.filter(Boolean).join(' ') || undefined;
}

/** Its paragraphs; where each of several begins with its part ('Objetivo: …'), that stands out. */
function SummaryText({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*/).filter(Boolean);
  const parts = paragraphs.map((paragraph) => /^(\p{Lu}[^:.]{2,40}:)\s(.*)$/su.exec(paragraph));
  const isStructured = parts.length > 1 && parts.every(Boolean);
  return (
    <div className="summary-text">
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

function SummaryName({ language }: { language: string }) {
  const t = useMessages();
  const reader = useLanguage();
  const key = known.find((each) => each === language);
  return key ? (
    <span lang={key}>{t(`work.abstract.${key}`)}</span>
  ) : (
    <span lang={reader}>{t('work.abstract.other', { language: languageName(language, reader) })}</span>
  );
}
