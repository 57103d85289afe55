import type { ComponentProps, ReactNode } from 'react';
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
export function IconButton({ label, icon, size = 'medium', count, className, ...rest }: IconButtonProps) {
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
        {count !== undefined && count > 0 && (
          <span
            aria-hidden
            className="absolute top-0.5 right-0.5 min-w-4.5 rounded-full bg-accent px-1 text-center text-[0.6875rem]/4.5 font-semibold text-on-accent tabular-nums"
          >
            {count > 99 ? '99+' : count}
          </span>
        )}
      </button>
    </Tooltip>
  );
}
