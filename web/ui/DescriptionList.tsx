import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type DescriptionListProps = {
  /** What is empty is left out by the caller. */
  items: readonly { term: string; description: ReactNode }[];
  className?: string;
};

/** Names and their values, one pair a line; one under the other where it is narrower than a phone. */
export function DescriptionList({ items, className }: DescriptionListProps) {
  return (
    // What measures itself has no width of its own: beside what is as wide as its words it would be none.
    <dl className={classes('@container w-full text-sm', className)}>
      {items.map(({ term, description }) => (
        <div
          key={term}
          className="grid gap-x-6 gap-y-0.5 border-t border-line py-2 first:border-t-0 @2xs:grid-cols-[minmax(7rem,30%)_1fr] @sm:grid-cols-[minmax(8rem,30%)_1fr]"
        >
          <dt className="text-muted">{term}</dt>
          <dd className="min-w-0">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
