import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { classes } from './classes.ts';

export type StatCardProps = {
  label: ReactNode;
  /** A number already written for the reader: '1.204'. A Skeleton while it is not known. */
  value: ReactNode;
  icon?: ReactNode;
  /** A line under the number. */
  hint?: ReactNode;
  /** An empty link element, `<Link to="/x" />`: the whole card leads there. */
  link?: ReactElement<{ className?: string }>;
  className?: string;
};

/** A number and what it counts. Lay several side by side in a StatRow. */
export function StatCard({ label, value, icon, hint, link, className }: StatCardProps) {
  return (
    <div
      className={classes(
        'relative row-span-3 mb-6 grid min-w-0 grid-rows-subgrid border-s border-line-strong ps-4',
        link && 'transition-colors hover:border-accent hover:[&_.stat-label]:text-accent',
        className,
      )}
    >
      <div className="stat-label flex items-center gap-2 self-start text-sm text-muted [&_svg]:size-4 [&_svg]:shrink-0">
        {icon}
        {link
          ? cloneElement(link, { className: 'underline-offset-4 after:absolute after:inset-0 hover:underline' }, label)
          : label}
      </div>
      <div className="pt-1 font-serif text-2xl sm:text-3xl font-semibold tabular-nums">{value}</div>
      {hint && <div className="mt-1 text-sm text-muted">{hint}</div>}
    </div>
  );
}

/** StatCards side by side, as many as fit, their numbers on one line whatever stands above and below them. */
export function StatRow({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={className}>
      <div className="-mb-6 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-4">{children}</div>
    </div>
  );
}
