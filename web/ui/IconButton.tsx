import type { ComponentProps, ReactNode } from 'react';
import { CountBadge } from './CountBadge.tsx';
import { classes } from './classes.ts';
import { Tooltip } from './Tooltip.tsx';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** What the button does: its accessible name, and its tooltip. */
  label: string;
  icon: ReactNode;
  /** 'small' stands beside small buttons, as in a table; 'compact' in a dense row. */
  size?: keyof typeof sizes;
  /** A small number over the icon, such as unread items; say it in `label` too. */
  count?: number;
};

const sizes = {
  compact: 'size-6.5 [&_svg]:size-4',
  small: 'size-8 [&_svg]:size-4',
  medium: 'size-10 [&_svg]:size-5',
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
          sizes[size],
          className,
        )}
      >
        {icon}
        <CountBadge count={count} className="top-0.5" />
      </button>
    </Tooltip>
  );
}
