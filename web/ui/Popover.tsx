import { Popover as Radix } from 'radix-ui';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { classes } from './classes.ts';

type PopoverProps = {
  /** A Button or IconButton. */
  trigger: ReactElement;
  /** What is in it. */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** For its width and what is round its content. */
  className?: string;
  children: ReactNode;
};

/**
 * What lies over the page beside its button, and is read and acted on there; it stays in the landmark where its button is. The
 * keyboard begins in it, at what says `data-first-focus` where something does, and goes back to the button by Escape.
 */
export function Popover({ trigger, label, open, onOpenChange, className = usualLook, children }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        ref={box}
        aria-label={label}
        align="end"
        sideOffset={6}
        collisionPadding={8}
        onOpenAutoFocus={(event) => {
          const first = box.current?.querySelector<HTMLElement>('[data-first-focus]');
          if (!first) return;
          event.preventDefault();
          first.focus({ preventScroll: true });
        }}
        className={classes(
          'z-50 flex max-h-(--radix-popover-content-available-height) flex-col rounded-float border border-line bg-sheet text-start font-sans font-normal text-ink shadow-float',
          className,
        )}
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

const usualLook = 'w-80 max-w-[calc(100vw-2rem)] overflow-y-auto p-4 text-base';
