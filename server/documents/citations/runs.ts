/** A citation as it is written: stretches of text, each in one face. */
import type { CitationPart } from '#contract/calls/references.ts';

export type Piece = string | CitationPart | readonly Piece[] | undefined;

/** Titles of journals, books and theses. */
export const italic = (texto: string | undefined): Piece => (texto ? { texto, cursiva: true } : undefined);

/** Pieces one after another, as few stretches as there can be. */
export function runs(...pieces: readonly Piece[]): CitationPart[] {
  const written: CitationPart[] = [];
  for (const piece of pieces.flatMap(partsOf)) {
    const last = written.at(-1);
    if (last && last.cursiva === piece.cursiva && !last.consulta && !piece.consulta) last.texto += piece.texto;
    else if (piece.texto !== '') written.push({ ...piece });
  }
  return written;
}

const partsOf = (piece: Piece): CitationPart[] => {
  if (piece === undefined || piece === '') return [];
  if (typeof piece === 'string') return [{ texto: piece }];
  return isList(piece) ? piece.flatMap(partsOf) : [piece];
};
const isList = (piece: object): piece is readonly Piece[] => Array.isArray(piece);

export const textOf = (pieces: Piece): string =>
  partsOf(pieces)
    .map(({ texto }) => texto)
    .join('');

/** Those that say something, with `between` between them. */
export const joined = (pieces: readonly Piece[], between: string): CitationPart[] =>
  runs(
    ...pieces
      .filter((piece) => textOf(piece) !== '')
      .flatMap((piece, place) => (place > 0 ? [between, piece] : [piece])),
  );

/** Ended by a full stop, unless it has an ending of its own; nothing stays nothing. */
export function sentence(...pieces: readonly Piece[]): CitationPart[] {
  const text = textOf(pieces);
  return runs(...pieces, text === '' || /[.?!…]$/.test(text) ? '' : '.');
}
