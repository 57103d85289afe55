import type { ReactNode } from 'react';

interface Props {
  /** The component's name, as it is imported. */
  name: string;
  children: ReactNode;
}

/** One component, under its name, in the states that it has. */
export const Specimen = ({ name, children }: Props) => (
  <section aria-label={name} className="min-w-0 border-t border-line py-6">
    <h3 className="mb-4 font-mono text-sm font-normal text-muted">{name}</h3>
    <div className="flex min-w-0 flex-col gap-4 [&>:is(button,svg)]:self-start">{children}</div>
  </section>
);

/** States side by side. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-3">{children}</div>
);
