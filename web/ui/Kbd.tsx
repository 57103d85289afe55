import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type KbdProps = {
  /** As the keyboard has them: 'Ctrl+K'. */
  children: ReactNode;
  /** As a key, with an edge round it. */
  framed?: boolean;
  className?: string;
};

/** Keys of the keyboard; not shown where one points with a finger, and not read: what has them says so by `aria-keyshortcuts`, or in words. */
export function Kbd({ children, framed = false, className }: KbdProps) {
  return (
    <kbd
      aria-hidden={!framed || undefined}
      className={classes(
        'font-sans text-xs whitespace-nowrap text-muted',
        framed
          ? 'inline-block min-w-7 rounded-sm border border-line-strong bg-sheet px-1.5 py-0.5 text-center text-ink'
          : 'pointer-coarse:hidden',
        className,
      )}
    >
      {children}
    </kbd>
  );
}
