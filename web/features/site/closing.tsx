import type { ReactNode } from 'react';

type Props = { title: string; text: string; actions: ReactNode };

/** The last word of a page of the public site: what to do next. */
export function Closing({ title, text, actions }: Props) {
  return (
    <section className="rule-fold mt-16 flex flex-wrap items-center justify-between gap-x-12 gap-y-6 pt-8 sm:mt-24">
      <div>
        <h2 className="text-2xl">{title}</h2>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">{actions}</div>
    </section>
  );
}
