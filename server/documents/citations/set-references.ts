import type { Manuscript, Reference } from '#contract/entities/manuscript.ts';
import { longest } from '#contract/limits.ts';
import { inReadingOrder, isNumbered } from '#contract/references.ts';
import { cite } from './cite.ts';
import { formatReference } from './styles/apa.ts';

/**
 * The reference list of a text as its readers have it: in its order, and the entries that Pliego itself put into words set as the
 * text mentions them, by numbers or by author and year, in the text's language. What was printed or typed stays as it is.
 */
export function setReferences(documento: Manuscript, referencias: readonly Reference[], language: string): Reference[] {
  const ordered = inReadingOrder(documento, referencias);
  const style = ordered.some(isNumbered) ? 'vancouver' : 'apa';
  const words = language === 'en' ? 'en' : 'es';
  // As they are kept: nothing is made of them.
  if (style === 'apa' && words === 'es') return [...ordered];
  return ordered.map((reference) => {
    const { csl, texto } = reference;
    if (!csl || texto !== formatReference(csl).slice(0, longest.reference)) return reference;
    return { ...reference, texto: cite(csl, style, words).texto.slice(0, longest.reference) || texto };
  });
}
