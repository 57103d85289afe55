/** What a three-way merge is made of. */

/** Which of two ways is taken where both sides changed the same. */
export type Choice = 'mine' | 'theirs' | 'both';

/**
 * What each side has in the place of `base`. `proposed`: what stays unless the author says otherwise; null where they have
 * to say it, since both sides have the same in other words: both would double it, and one would lose what the other wrote.
 */
export type Clash<T> = { kind: 'clash'; base: T[]; mine: T[]; theirs: T[]; proposed: Choice | null };
/** A stretch that at most one side changed, or both alike; and a stretch that both changed. */
export type Piece<T> = { kind: 'settled'; from: 'base' | 'mine' | 'theirs'; items: T[] } | Clash<T>;

/**
 * One stretch of a list, as it was and as each side has it: who alone changed it is right. `isReworded` tells whether two
 * sides that part have the same in other words; where they have not, each has written something of its own.
 */
export function decide<T>(
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', T[]>,
  isSame: (one: T[], other: T[]) => boolean,
  isReworded: (mine: T[], theirs: T[]) => boolean,
): Piece<T> {
  if (isSame(mine, base)) return { kind: 'settled', from: isSame(theirs, base) ? 'base' : 'theirs', items: theirs };
  if (isSame(theirs, base) || isSame(mine, theirs)) return { kind: 'settled', from: 'mine', items: mine };
  return { kind: 'clash', base, mine, theirs, proposed: proposedFor(mine, theirs, isReworded) };
}

function proposedFor<T>(mine: T[], theirs: T[], isReworded: (mine: T[], theirs: T[]) => boolean): Choice | null {
  if (mine.length === 0) return 'theirs';
  if (theirs.length === 0) return 'mine';
  return isReworded(mine, theirs) ? null : 'both';
}

/** What stays of a clash; of both, mine first. */
export function chosen<T>({ mine, theirs }: Clash<T>, choice: Choice): T[] {
  if (choice === 'both') return [...mine, ...theirs];
  return choice === 'mine' ? mine : theirs;
}
