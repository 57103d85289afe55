import { type ReactNode, useId } from 'react';

type Props = { title: string; intro?: string; action?: ReactNode; children: ReactNode };

/** A part of a page of the public site, under a title of weight. */
export function SiteSection({ title, intro, action, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-16 sm:mt-24">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div>
          <h2 id={id} className="text-2xl tracking-[-0.01em]">
            {title}
          </h2>
          {intro && <p className="mt-1 text-muted">{intro}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
