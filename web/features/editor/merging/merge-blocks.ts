/** Two texts that began from one, merged block by block. */

import { compareNodes } from '#contract/comparison/compare-nodes.ts';
import type { Block } from '#contract/entities/manuscript.ts';
import { sameText } from '../saving/same-text.ts';
import { decide, type Piece } from './piece.ts';

/**
 * The pieces of the merged text, in order. A block that one side alone changed, moved or took out is as that side has it;
 * what each side wrote anew stays. Where both changed the same block, or wrote in the same place, there is a clash.
 */
export function mergeBlocks(base: readonly Block[], mine: readonly Block[], theirs: readonly Block[]): Piece<Block>[] {
  const [here, there] = [becameOf(base, mine), becameOf(base, theirs)];
  const pieces: Piece<Block>[] = [];
  const add = (was: Block[], isMine: Block[] = [], isTheirs: Block[] = []) => {
    if (was.length + isMine.length + isTheirs.length > 0)
      pieces.push(
        decide(
          { base: was, mine: isMine, theirs: isTheirs },
          sameText,
          () => was.length > 0 || share(isMine, isTheirs),
        ),
      );
  };
  for (let place = 0; place <= base.length; place++) {
    add([], here.before[place], there.before[place]);
    add(base.slice(place, place + 1), here.became[place], there.became[place]);
  }
  return pieces;
}

/** Whether both have a block that is the same one, as it is or changed. */
const share = (mine: readonly Block[], theirs: readonly Block[]): boolean =>
  compareNodes(mine, theirs).some((edit) => edit.kind === 'kept' || edit.kind === 'edited' || edit.moved !== undefined);

/** What one side has in the place of each block, and what it wrote before each (and after the last). */
type Became = { became: Block[][]; before: Block[][] };

function becameOf(base: readonly Block[], side: readonly Block[]): Became {
  const became = base.map((): Block[] => []);
  const before = [...base, null].map((): Block[] => []);
  let [place, next] = [0, 0];
  /** Blocks just taken out: what follows was written in their stead. */
  let vacant: number[] = [];
  for (const edit of compareNodes(base, side)) {
    if (edit.kind === 'removed') {
      if (edit.moved === undefined) vacant.push(place);
      place++;
      continue;
    }
    const block = side.slice(next, ++next);
    if (edit.kind !== 'added') {
      became[place++]?.push(...block);
      vacant = [];
      continue;
    }
    const stead = edit.moved === undefined ? vacant.shift() : undefined;
    if (stead !== undefined) became[stead]?.push(...block);
    else {
      before[place]?.push(...block);
      // What comes now stands after this one.
      vacant = [];
    }
  }
  return { became, before };
}

/** What two texts have in common, for want of the one that they began from. */
export const commonBlocks = (mine: readonly Block[], theirs: readonly Block[]): Block[] => {
  let place = 0;
  return compareNodes(mine, theirs).flatMap(({ kind }) => {
    if (kind === 'added') return [];
    const block = mine.slice(place, ++place);
    return kind === 'kept' ? block : [];
  });
};
