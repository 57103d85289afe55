import type { ReactNode } from 'react';

/** Short facts of a card: each under its name, beside one another; on a phone one a line. */
export function Facts({ items }: { items: readonly { term: string; description: ReactNode }[] }) {
  return (
    <dl className="mt-3 grid grid-cols-[minmax(5.5rem,max-content)_1fr] gap-x-4 gap-y-1 text-sm sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] sm:gap-x-6 sm:gap-y-2">
      {items.map(({ term, description }) => (
        <div key={term} className="contents min-w-0 sm:block">
          <dt className="text-muted">{term}</dt>
          <dd className="min-w-0">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
