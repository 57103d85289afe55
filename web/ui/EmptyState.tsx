import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type EmptyStateProps = {
  title: ReactNode;
  /** Why, or what to do next. */
  children?: ReactNode;
  icon?: ReactNode;
  /** A Button. */
  action?: ReactNode;
  className?: string;
};

/** In the place of a list that has nothing to show. */
export function EmptyState({ title, children, icon, action, className }: EmptyStateProps) {
  return (
    <div
      className={classes(
        'flex flex-col items-center gap-2 border-y border-line px-4 py-12 text-center [&>svg]:size-6 [&>svg]:text-muted',
        className,
      )}
    >
      {icon}
      <p className="font-serif text-lg font-semibold text-balance">{title}</p>
      {children && <div className="max-w-form text-muted">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
