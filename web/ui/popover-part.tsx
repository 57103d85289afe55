/** What a Popover opens: loaded once somebody comes to its button (Popover.tsx). */
import { Popover as Radix } from 'radix-ui';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { classes } from './classes.ts';
import { type Lent, LentTrigger } from './use-late-trigger.tsx';

export type PopoverProps = {
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

export function Opened({
  lent,
  label,
  open,
  onOpenChange,
  className = usualLook,
  children,
}: Omit<PopoverProps, 'trigger'> & { lent: Lent }) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <LentTrigger lent={lent} />
      </Radix.Trigger>
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
