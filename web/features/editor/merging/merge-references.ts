/** Two reference lists that began from one, merged entry by entry. */
import type { Reference } from '#contract/entities/manuscript.ts';
import { sameText } from '../saving/same-text.ts';
import { decide, type Piece } from './piece.ts';

type List = readonly Reference[];

/** The entries of the merged list by their ids, in the order of the side that changed it: of both, mine. */
export function mergeReferences(base: List, mine: List, theirs: List): Piece<Reference>[] {
  const ids = (list: List) => list.map(({ id }) => id);
  const isMineUnmoved = ids(mine).join() === ids(base).join();
  const order = new Set(isMineUnmoved ? [...ids(theirs), ...ids(mine)] : [...ids(mine), ...ids(theirs)]);
  const of = (list: List) => {
    const known = new Map(list.map((reference) => [reference.id, reference]));
    return (id: string) => {
      const found = known.get(id);
      return found ? [found] : [];
    };
  };
  const [was, isMine, isTheirs] = [of(base), of(mine), of(theirs)];
  // Entries of one name are one entry.
  return [...order].map((id) =>
    decide({ base: was(id), mine: isMine(id), theirs: isTheirs(id) }, sameText, () => true),
  );
}

/** New names for the entries of theirs that are others than mine and happen to be called alike. */
export function namesApart(base: List, mine: List, theirs: List): Map<string, string> {
  const known = new Set(base.map(({ id }) => id));
  const isMine = new Map(mine.map((reference) => [reference.id, reference]));
  const taken = new Set([...base, ...mine, ...theirs].map(({ id }) => id));
  const names = new Map<string, string>();
  for (const reference of theirs) {
    const other = isMine.get(reference.id);
    if (other && !known.has(reference.id) && !sameText([other], [reference]))
      names.set(reference.id, freeId(reference.id, taken));
  }
  return names;
}

/** The name, or 'kuhn1962-2' where it is taken; taken from now on. */
export function freeId(wanted: string, taken: Set<string>): string {
  const beginning = wanted.slice(0, 70);
  let id = wanted;
  for (let number = 2; taken.has(id); number++) id = `${beginning}-${number}`;
  taken.add(id);
  return id;
}
