import type { ReactNode } from 'react';

/** Short facts of a card beside one another, each under its name. */
export function Facts({ items }: { items: readonly { term: string; description: ReactNode }[] }) {
  return (
    <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-6 gap-y-2 text-sm">
      {items.map(({ term, description }) => (
        <div key={term} className="min-w-0">
          <dt className="text-muted">{term}</dt>
          <dd className="min-w-0">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
