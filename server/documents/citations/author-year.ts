/** References as they are mentioned within a text, by author and year. */
import type { Reference } from '#contract/entities/manuscript.ts';
import { yearOf } from './cited-work.ts';
import { listed } from './names.ts';
import { wordings } from './wording.ts';

export type CitedReference = { reference: Reference /** As in 'p. 12'. */; locator?: string | undefined };

const maxTitle = 60;
const maxText = 400;

/** '(Kuhn, 1962; Cajal y Río, 1899, p. 12)'. Three or more authors are the first one 'et al.' */
export function citationText(cited: readonly CitedReference[]): string {
  const mentions = cited.map(({ reference, locator }) => [authorYear(reference), locator].filter(Boolean).join(', '));
  return `(${shortened(mentions.join('; '), maxText - 2)})`;
}

function authorYear({ csl, etiqueta, texto }: Reference): string {
  if (!csl) return etiqueta ?? shortened(texto, maxTitle);
  const people = csl.author?.length ? csl.author : (csl.editor ?? []);
  const names = people.flatMap(({ family, literal, given }) => family ?? literal ?? given ?? []);
  const who = names.length > 2 ? `${names[0]} et al.` : listed(names, wordings.es);
  return `${who || `«${shortened(csl.title ?? texto, maxTitle)}»`}, ${yearOf(csl) ?? wordings.es.noDate}`;
}

const shortened = (text: string, max: number) => (text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text);
