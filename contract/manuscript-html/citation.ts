import { type Child, element } from './element.ts';
import { type Rendering, referenceAnchor } from './rendering.ts';

/** A mention of references, each part of it a link to its own where the text can be told apart. */
export const citation = (refs: readonly string[], text: string, rendering: Rendering): Child[] =>
  citationParts(text, refs.length).flatMap(({ before, said, after }, index) =>
    [before, referenceLink(refs[index], said, rendering), after].filter((child) => child !== ''),
  );

function referenceLink(id: string | undefined, said: string, { prefix, referenceIds }: Rendering): Child {
  if (id === undefined || !referenceIds.has(id)) return said;
  return element('a', { href: `#${referenceAnchor(prefix, id)}`, role: 'doc-biblioref' }, said);
}

export interface CitationPart {
  before: string;
  said: string;
  after: string;
}

/**
 * '(Kuhn, 1962; Cajal, 1899)' and '[3, 7]' have a part for each of their two references; brackets and marks between
 * stay outside the links. Whatever cannot be shared out so ('3–7', with five) is one part, for the first reference.
 */
export function citationParts(text: string, count: number): CitationPart[] {
  const pieces = text.split(/(?<=;)/);
  if (pieces.length === count) return pieces.map(trimmed);
  const numbers = text.split(/(?<=,)/);
  const isNumeric = numbers.every((piece) => /^[([\s]*\d+[)\],\s]*$/.test(piece));
  return isNumeric && numbers.length === count ? numbers.map(trimmed) : [trimmed(text)];
}

function trimmed(piece: string): CitationPart {
  const before = piece.match(/^[([\s]*/)?.[0] ?? '';
  const rest = piece.slice(before.length);
  const said = withoutEnd(rest);
  return said === '' ? { before: '', said: piece, after: '' } : { before, said, after: rest.slice(said.length) };
}

/** Brackets at the end go only where they close what was opened outside: '(OMS (Ginebra), 1962)'. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ')],; '.includes(text.charAt(end - 1))) end--;
  const isOpen = text.slice(0, end).split('(').length > text.slice(0, end).split(')').length;
  return text.slice(0, isOpen && text.charAt(end) === ')' ? end + 1 : end);
}
