import type { ReactNode } from 'react';

type Props = {
  title: string;
  lead: string /** Before the actions, of who is there. */;
  own?: ReactNode;
  actions?: ReactNode;
  picture?: ReactNode;
};

/** The opening of a page of the public site. */
export function Hero({ title, lead, own, actions, picture }: Props) {
  return (
    <header className="rule-fold flex flex-col gap-10 pt-8 pb-12 sm:pt-12 sm:pb-16 lg:flex-row lg:items-center lg:justify-between lg:gap-16">
      <div className="min-w-0">
        <h1 className="max-w-4xl text-3xl tracking-[-0.015em] sm:text-4xl">{title}</h1>
        <p className="mt-5 max-w-[62ch] font-reading text-lg text-muted oldstyle-nums">{lead}</p>
        {own}
        {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
      </div>
      {picture}
    </header>
  );
}
