import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

export type SectionProps = {
  title: ReactNode;
  intro?: ReactNode;
  actions?: ReactNode;
  /** 3 inside another section. */
  level?: 2 | 3;
  /** A hairline frame round it: for what stands apart, such as a side column. Use it sparingly. */
  framed?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A part of a page under its own title. */
export function Section({ title, intro, actions, level = 2, framed, id, className, children }: SectionProps) {
  const titleId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={classes('min-w-0', framed && 'rounded-md border border-line bg-sheet p-4 sm:p-6', className)}
    >
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <Heading id={titleId} className={level === 2 ? 'text-lg' : 'text-base'}>
            {title}
          </Heading>
          {intro && <div className="mt-0.5 text-sm text-muted">{intro}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
