import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { classes } from './classes.ts';

type PopoverProps = {
  /** A Button or IconButton. */
  trigger: ReactElement;
  /** What is in it. */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** For its width. */
  className?: string;
  children: ReactNode;
};

/**
 * What lies over the page beside its button, and is read and acted on there; it stays in the landmark where its button is. The
 * keyboard begins in it, and goes back to the button by Escape.
 */
export const Popover = ({ trigger, label, open, onOpenChange, className, children }: PopoverProps) => (
  <Radix.Root open={open} onOpenChange={onOpenChange}>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Content
      aria-label={label}
      align="end"
      sideOffset={6}
      collisionPadding={8}
      className={classes(
        'z-50 flex max-h-(--radix-popover-content-available-height) flex-col overflow-hidden rounded-md border border-line bg-sheet text-start font-sans text-sm font-normal text-ink shadow-float',
        className,
      )}
    >
      {children}
    </Radix.Content>
  </Radix.Root>
);
