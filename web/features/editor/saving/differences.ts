import { diffArrays } from 'diff';
import type { Block, Manuscript } from '#contract/entities/manuscript.ts';
import { sameText } from './same-text.ts';

/** A stretch of two texts: blocks that both have, or what each has in the place of the other's. */
export type Stretch = { same: number } | { mine: Block[]; theirs: Block[] };

/** Where two texts part, block by block. */
export function differences(mine: Manuscript, theirs: Manuscript): Stretch[] {
  const changes = diffArrays(mine.content, theirs.content, { comparator: sameText });
  const stretches: Stretch[] = [];
  for (const { value, added, removed } of changes) {
    const last = stretches.at(-1);
    if (!added && !removed) stretches.push({ same: value.length });
    else if (last && 'mine' in last) last[added ? 'theirs' : 'mine'].push(...value);
    else stretches.push({ mine: added ? [] : [...value], theirs: added ? [...value] : [] });
  }
  return stretches;
}
