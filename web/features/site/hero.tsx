import type { ReactNode } from 'react';

type Props = { title: string; lead: string; actions?: ReactNode; picture?: ReactNode };

/** The opening of a page of the public site. */
export function Hero({ title, lead, actions, picture }: Props) {
  return (
    <header className="rule-fold flex items-center justify-between gap-16 pt-8 pb-12 sm:pt-12 sm:pb-16">
      <div>
        <h1 className="max-w-4xl text-3xl tracking-[-0.015em] sm:text-4xl">{title}</h1>
        <p className="mt-5 max-w-[62ch] font-reading text-lg text-muted oldstyle-nums">{lead}</p>
        {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
      </div>
      {picture}
    </header>
  );
}
