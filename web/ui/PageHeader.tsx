import { ArrowLeft } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { classes } from './classes.ts';

export type PageHeaderProps = {
  /** The page's only h1. */
  title: ReactNode;
  intro?: ReactNode;
  /** A few words above the title, as in a running head. */
  label?: ReactNode;
  /** Buttons; they stand beside the title where that leaves it room, else below it. */
  actions?: ReactNode;
  /** The way back: a link element with its words, `<Link to="/dashboard">Volver</Link>`. */
  back?: ReactElement<{ className?: string; children?: ReactNode }>;
  className?: string;
};

/** The head of a page: where one is, what can be done, and the double rule under it. */
export function PageHeader({ title, intro, label, actions, back, className }: PageHeaderProps) {
  return (
    <header className={classes('mb-8 rule-fold-end pb-5', className)}>
      {back &&
        cloneElement(
          back,
          {
            className:
              'print:hidden mb-4 inline-flex min-h-8 items-center gap-1.5 text-sm text-accent underline-offset-4 hover:underline',
          },
          <ArrowLeft aria-hidden className="size-4" />,
          back.props.children,
        )}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 max-w-[54rem] grow basis-[32rem]">
          {label && <p className="label-caps mb-1">{label}</p>}
          <h1 className="text-2xl tracking-[-0.01em] sm:text-3xl">{title}</h1>
          {intro && <div className="mt-2 text-muted">{intro}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </header>
  );
}
