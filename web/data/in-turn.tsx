import { type ReactNode, useDeferredValue } from 'react';

/**
 * Draws the first of many parts, and right after them all, in slices that wait for what a person does: a page of rows at once holds a
 * telephone up for half a second. For where they come first; what changes among them afterwards is drawn at once.
 */
export function InTurn<T>({
  parts,
  first,
  children,
}: {
  parts: readonly T[];
  /** How many there have to be before anything is below the window. */
  first: number;
  children: (parts: readonly T[], areAll: boolean) => ReactNode;
}) {
  const isTurnOfAll = useDeferredValue(true, false) || parts.length <= first;
  return children(isTurnOfAll ? parts : parts.slice(0, first), isTurnOfAll);
}
