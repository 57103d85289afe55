import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { classes } from './classes.ts';

type Given = Readonly<Record<string, unknown>> & { className?: string | undefined; children?: ReactNode };

const isHandler = (name: string, value: unknown): value is (...said: unknown[]) => unknown =>
  /^on[A-Z]/.test(name) && typeof value === 'function';

/**
 * The one child of a piece, which takes the piece's look and hears what it hears: its own properties hold where both say something, but
 * for handlers, of which the child's acts first, and classes, of which it has both. Radix's `Slot` does so for pieces of every kind; it would
 * come with every page for its links that look like buttons.
 *
 * @param mark Put before what the child holds.
 */
export function lookOf(child: ReactNode, given: Given, mark: ReactNode): ReactNode {
  const only = Children.toArray(child).find((each) => isValidElement<Given>(each));
  if (!only) return null;
  const own = only.props;
  const merged: Record<string, unknown> = { ...given, ...own, className: classes(given.className, own.className) };
  for (const [name, ours] of Object.entries(given)) {
    const theirs = own[name];
    if (isHandler(name, ours) && isHandler(name, theirs))
      merged[name] = (...said: unknown[]) => {
        theirs(...said);
        ours(...said);
      };
  }
  return cloneElement(only, merged, mark, own.children);
}
