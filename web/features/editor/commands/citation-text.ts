import type { Reference } from '#contract/entities/manuscript.ts';

/** What stands between two authors, and in the place of a year: 'y', 's. f.' */
export type CitationWords = { and: string; noDate: string };

/**
 * How a mention of these references reads: '[3, 7]' where the list is numbered, else '(Ruiz y Sanz, 2020; OMS, 2021)'.
 * A proposal: the author may write another.
 */
export function citationText(references: readonly Reference[], words: CitationWords): string {
  if (references.length === 0) return '';
  const numbers = references.map(({ etiqueta }) => /^\[?(\d+)[\].]?$/.exec(etiqueta ?? '')?.[1]);
  if (numbers.every((number) => number !== undefined)) return `[${numbers.join(', ')}]`;
  return `(${references.map((reference) => authorYear(reference, words)).join('; ')})`.slice(0, 400);
}

function authorYear({ csl, texto }: Reference, { and, noDate }: CitationWords): string {
  const year = csl?.issued?.['date-parts'][0]?.[0] ?? /\b(1[4-9]|20)\d{2}\b/.exec(texto)?.[0] ?? noDate;
  return `${names(csl?.author?.map(({ family, literal }) => family ?? literal ?? '') ?? [], and) || firstWords(texto)}, ${year}`;
}

function names(families: readonly string[], and: string): string {
  const [first = '', second] = families.filter((family) => family !== '');
  if (families.length > 2) return `${first} et al.`;
  return second ? `${first} ${and} ${second}` : first;
}

/** Lists begin with the author, up to a comma, a point or a year. */
const firstWords = (texto: string) => (/^[^,.(]{1,60}/.exec(texto)?.[0] ?? texto.slice(0, 60)).trim();
