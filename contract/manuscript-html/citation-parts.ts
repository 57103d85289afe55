/** How the words of a mention are shared out among the references that it names. */

export interface CitationPart {
  before: string;
  said: string;
  after: string;
  /** What this part mentions, by ids. */
  refs: readonly string[];
}

/**
 * '(Kuhn, 1962; Cajal, 1899)' and '[3, 7]' have a part for each of their two references; brackets and marks between
 * stay outside the links. Whatever cannot be shared out so ('3–7', with five) is one part, of all of them.
 */
export function citationParts(text: string, refs: readonly string[]): CitationPart[] {
  const pieces = text.split(/(?<=;)/);
  if (pieces.length === refs.length) return shared(pieces, refs);
  const numbers = text.split(/(?<=,)/);
  const isNumeric = numbers.every((piece) => /^[([\s]*\d+[)\],\s]*$/.test(piece));
  return isNumeric && numbers.length === refs.length ? shared(numbers, refs) : [{ ...trimmed(text), refs }];
}

const shared = (pieces: readonly string[], refs: readonly string[]): CitationPart[] =>
  pieces.map((piece, index) => ({ ...trimmed(piece), refs: refs.slice(index, index + 1) }));

function trimmed(piece: string): Omit<CitationPart, 'refs'> {
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
