/** What a reader types into the search box, read into terms. Nothing is an error; what says nothing is left out. */

export interface SearchTerms {
  /** Words and "phrases" that a work must have, all of them. */
  wanted: string[];
  /** Those typed after a hyphen, as in '-tesis', that it must not have. */
  unwanted: string[];
}

const longest = 300;
const mostTerms = 20;
/** A hyphen that stands before a term, not inside a compound; then a phrase, closed or not, or a run without spaces. */
const term = /(?<minus>(?<=^|\s)-)?(?:["“”«»](?<phrase>[^"“”«»]*)["“”«»]?|(?<word>[^\s"“”«»]+))/gu;
const saysSomething = /[\p{L}\p{N}]/u;
/** 'o' is a stop word of Spanish; readers who learned to search in English type this one. */
const isOr = (text: string) => text.toLowerCase() === 'or';

/** The terms of a search: at most 20, from its first 300 characters. */
export function readTerms(search: string): SearchTerms {
  const terms: SearchTerms = { wanted: [], unwanted: [] };
  // PostgreSQL takes neither NUL nor half a surrogate pair.
  const text = search.slice(0, longest).replaceAll('\0', ' ').toWellFormed().normalize('NFC');
  for (const { groups } of text.matchAll(term)) {
    const value = groups?.phrase ?? groups?.word ?? '';
    if (!saysSomething.test(value) || isOr(value)) continue;
    (groups?.minus ? terms.unwanted : terms.wanted).push(value);
    if (terms.wanted.length + terms.unwanted.length === mostTerms) break;
  }
  return terms;
}

/** The terms as one would type them: `readTerms` reads the same ones again. */
export const writeTerms = ({ wanted, unwanted }: SearchTerms): string =>
  [...wanted.map(quoted), ...unwanted.map((term) => `-${quoted(term)}`)].join(' ');
const quoted = (term: string) => (/\s|^-/.test(term) ? `"${term}"` : term);

const pastedDoi = /^(?:(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\/|doi:\s*)?(10\.\d{4,9}\/\S+?)[.,;]?$/i;

/** The DOI, in lower case, where the search is one: bare, or as 'doi:…' or a doi.org address. */
export function readDoi(search: string): string | undefined {
  return pastedDoi.exec(search.trim().replaceAll('\0', ''))?.[1]?.toLowerCase();
}
