import type { Manuscript, Reference } from '#contract/entities/manuscript.ts';
import { doiOf } from '#server/documents/citations/cited-work.ts';
import { visit } from '#server/documents/model/nodes.ts';
import type { TextFacts } from './facts.ts';

/** A DOI somewhere in a reference that was written as a line. */
const written = /\b10\.\d{4,9}\/\S/;

/** What a text says of its figures and references; its translations and the pictures of its tables are not looked at. */
export function textFactsOf(documento: Manuscript, referencias: readonly Reference[]): TextFacts {
  const facts = { figures: 0, uncaptioned: 0, undescribed: 0 };
  visit(documento, (node) => {
    if (node.type !== 'figure') return;
    facts.figures++;
    if (!node.content[0].content.some(({ content }) => content.length > 0)) facts.uncaptioned++;
    if (node.attrs.alt.trim() === '') facts.undescribed++;
  });
  const unlinked = referencias.filter(({ csl, texto }) => !(csl && doiOf(csl)) && !written.test(texto));
  return { ...facts, listed: referencias.length, unlinked: unlinked.length };
}
