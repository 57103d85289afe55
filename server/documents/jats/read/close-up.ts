import type { Inline } from '#contract/entities/manuscript.ts';

/**
 * The pieces of a paragraph without the spaces that files leave after an opening bracket and before a closing one, a
 * comma, or a semicolon after a year: '( Kuhn, 1962 ; Cajal, 1899 ) ,'. Empty brackets, as of a form, stay.
 */
export function closedUp(pieces: readonly Inline[]): Inline[] {
  return pieces.flatMap((piece, index) => {
    if (piece.type !== 'text' || piece.marks?.some(({ type }) => type === 'code')) return [piece];
    const [before, after] = [edgeOf(pieces[index - 1], 'end'), edgeOf(pieces[index + 1], 'start')];
    const whole = `${before}${piece.text}${after}`
      .replace(/(?<=[([]) (?=[^\s)\]])/g, '')
      .replace(/(?<=[^\s([]) (?=[)\]])/g, '')
      .replace(/(?<=[\p{L}\d)\]”’"]) (?=,(?!\d))/gu, '')
      .replace(/(?<=\d) (?=;)/g, '');
    const text = whole.slice(before.length, whole.length - after.length);
    return text === '' ? [] : [{ ...piece, text }];
  });
}

/** One sign that stands beside a text: a letter for whatever is no text, nothing where there is nothing. */
function edgeOf(piece: Inline | undefined, side: 'start' | 'end'): string {
  if (piece === undefined || piece.type === 'hardBreak') return '';
  if (piece.type === 'text') return (side === 'start' ? piece.text.at(0) : piece.text.at(-1)) ?? '';
  return 'attrs' in piece && 'text' in piece.attrs && side === 'end' ? (piece.attrs.text.at(-1) ?? 'x') : 'x';
}
