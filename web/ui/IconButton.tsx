import type { ComponentProps, ReactNode } from 'react';
import { CountBadge } from './CountBadge.tsx';
import { classes } from './classes.ts';
import { Tooltip } from './Tooltip.tsx';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** What the button does: its accessible name, and its tooltip. */
  label: string;
  icon: ReactNode;
  /** 'small' stands beside small buttons, as in a table. */
  size?: 'small' | 'medium';
  /** A small number over the icon, such as unread items; say it in `label` too. */
  count?: number;
};

/** A button that shows an icon alone. */
export function IconButton({ label, icon, size = 'medium', count = 0, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={classes(
          'relative inline-flex shrink-0 items-center justify-center rounded-md text-muted transition-colors',
          'hover:bg-wash hover:text-ink active:bg-press disabled:cursor-not-allowed disabled:opacity-55',
          'pointer-coarse:size-11',
          size === 'small' ? 'size-8 [&_svg]:size-4' : 'size-10 [&_svg]:size-5',
          className,
        )}
      >
        {icon}
        <CountBadge count={count} className="top-0.5" />
      </button>
    </Tooltip>
  );
}
