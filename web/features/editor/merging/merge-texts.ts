/** Two texts of one work that were written at once, made one. */

import type { Block, Manuscript, Reference } from '#contract/entities/manuscript.ts';
import { withoutNumbers } from '#contract/numbering.ts';
import { orderedJson } from '#contract/same-json.ts';
import type { WorkText } from '../work-text.ts';
import { citedIn, withNames } from './citations.ts';
import { commonBlocks, mergeBlocks } from './merge-blocks.ts';
import { freeId, mergeReferences, namesApart } from './merge-references.ts';
import { type Choice, type Clash, chosen, type Piece } from './piece.ts';

export type Merge = {
  texto: Piece<Block>[];
  referencias: Piece<Reference>[];
  /** What is numbered, as it was written: the text that is made of them is numbered anew. */
  written: ReadonlyMap<Block | Reference, Block>;
  /** Every entry that one of the three knows, so that no citation is left without its own. */
  known: Reference[];
};

/** What each side has done to `base`; where that is not known, to what both have in common. */
export function mergeTexts(base: WorkText | null, mine: WorkText, theirs: WorkText): Merge {
  const was = base ?? commonOf(mine, theirs);
  const names = namesApart(was.referencias, mine.referencias, theirs.referencias);
  const others = theirs.referencias.map((reference) => ({ ...reference, id: names.get(reference.id) ?? reference.id }));
  const written = new Map<Block, Block>();
  // A number that moved is no change of the block that says it.
  const blocks = (documento: Manuscript) =>
    withoutNumbers(documento).content.map((block, place) => {
      written.set(block, documento.content[place] ?? block);
      return block;
    });
  const documento = withNames(theirs.documento, names);
  return {
    texto: mergeBlocks(blocks(was.documento), blocks(mine.documento), blocks(documento)),
    written,
    referencias: mergeReferences(was.referencias, mine.referencias, others),
    known: [...mine.referencias, ...others, ...was.referencias],
  };
}

function commonOf(mine: WorkText, theirs: WorkText): WorkText {
  const others = new Map(theirs.referencias.map((reference) => [reference.id, orderedJson(reference)]));
  return {
    documento: { type: 'doc', content: commonBlocks(mine.documento.content, theirs.documento.content) },
    referencias: mine.referencias.filter((reference) => others.get(reference.id) === orderedJson(reference)),
  };
}

const isClash = <T>(piece: Piece<T>): piece is Clash<T> => piece.kind === 'clash';
export const blockClashes = ({ texto }: Merge): Clash<Block>[] => texto.filter(isClash);
export const referenceClashes = ({ referencias }: Merge): Clash<Reference>[] => referencias.filter(isClash);

/** How many stretches one side alone changed. */
export const countSettled = ({ texto, referencias }: Merge, side: 'mine' | 'theirs'): number =>
  [...texto, ...referencias].filter((piece) => piece.kind === 'settled' && piece.from === side).length;

/** The merged text, to be numbered, its clashes decided one by one, or as proposed; those that are not keep both. */
export function resolved(
  { texto, referencias, known }: Merge,
  choiceOf: (clash: Clash<Block> | Clash<Reference>) => Choice | null = ({ proposed }) => proposed,
): WorkText {
  const decided = <T extends Block | Reference>(
    pieces: readonly Piece<T>[],
    of: (clash: Clash<T>) => Choice | null,
  ): T[] => pieces.flatMap((piece) => (isClash(piece) ? chosen(piece, of(piece) ?? 'both') : piece.items));
  const documento = { type: 'doc' as const, content: decided(texto, choiceOf) };
  const list = named(decided(referencias, choiceOf));
  const listed = new Set(list.map(({ id }) => id));
  const missing = [...citedIn(documento)].flatMap((id) =>
    listed.has(id) ? [] : (known.find((reference) => reference.id === id) ?? []),
  );
  return { documento, referencias: [...list, ...missing] };
}

/** Of two entries of one name, as a clash that keeps both leaves them, the second gets another. */
function named(list: readonly Reference[]): Reference[] {
  const taken = new Set<string>();
  return list.map((reference) => ({ ...reference, id: freeId(reference.id, taken) }));
}
