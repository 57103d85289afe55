import { at, attribute, descendants, elements, type XmlElement } from '#server/documents/xml/xml.ts';
import { plainText } from './text.ts';

/** The first letters of the months in English, Spanish and Portuguese. */
const months = [
  ['jan', 'ene'],
  ['feb', 'fev'],
  ['mar'],
  ['apr', 'abr'],
  ['may', 'mai'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep', 'set'],
  ['oct', 'out'],
  ['nov'],
  ['dec', 'dic', 'dez'],
];

type DateParts = [number] | [number, number] | [number, number, number];

/** Year, month and day of a `date`, `pub-date`, `date-in-citation` or citation, as far as it says them. */
export function readDateParts(element: XmlElement): DateParts | undefined {
  const iso = attribute(element, 'iso-8601-date')?.match(/^(\d{4})-?(\d{2})?-?(\d{2})?/);
  const said = (name: string) => plainText(...(elements(element, name)[0]?.children ?? []));
  const year = iso ? Number(iso[1]) : Number(said('year').match(/\d{4}/)?.[0]);
  if (!year) return undefined;
  const month = iso ? Number(iso[2]) : monthOf(said('month') || said('season'));
  const day = iso ? Number(iso[3]) : Number(said('day').match(/^\d{1,2}/)?.[0]);
  if (!month || month > 12) return [year];
  return day && day <= 31 ? [year, month, day] : [year, month];
}

/** 1 to 12 for '3', '03', 'Mar', 'março' or the first of 'Jan-Mar'. */
function monthOf(text: string): number | undefined {
  const number = Number.parseInt(text, 10);
  if (number) return number;
  const start = text.slice(0, 3).toLowerCase();
  const index = months.findIndex((names) => names.includes(start));
  return index < 0 ? undefined : index + 1;
}

/** `2014-04-01` of a date; month and day become 1 where the file leaves them out. */
export function dayOf(element: XmlElement | undefined): string | null {
  const parts = element && readDateParts(element);
  if (!parts) return null;
  const [year, month = 1, day = 1] = parts;
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** The dates that may stand for publication, the best first; others come last. */
const publicationKinds = ['pub', 'epub', 'epub-ppub', 'ppub', 'collection'];

/** When an article was received, accepted and published: `2014-04-01` each, or null. */
export function readDates(article: XmlElement) {
  const meta = at(article, 'front', 'article-meta');
  const events = [...elements(at(meta, 'history'), 'date'), ...descendants(at(meta, 'pub-history'), 'date')];
  const event = (type: string) => dayOf(events.find((date) => attribute(date, 'date-type') === type));
  const published = elements(meta, 'pub-date').filter((date) => readDateParts(date) !== undefined);
  const [first] = published.sort((a, b) => publicationRank(a) - publicationRank(b));
  return { fechaRecepcion: event('received'), fechaAceptacion: event('accepted'), fechaPublicacion: dayOf(first) };
}

function publicationRank(date: XmlElement): number {
  const rank = publicationKinds.indexOf(attribute(date, 'date-type') ?? attribute(date, 'pub-type') ?? '');
  return rank < 0 ? publicationKinds.length : rank;
}
