import { Popover as Radix } from 'radix-ui';
import { type ReactElement, type ReactNode, useRef } from 'react';

export type PopoverProps = {
  /** A button. */
  trigger: ReactElement;
  /** Names what opens. */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

/** A small box beside its button, in the landmark where that is: the page around it stays as it is, and can be used. */
export function Popover({ trigger, label, open, onOpenChange, children }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        ref={box}
        aria-label={label}
        side="bottom"
        align="end"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={(event) => {
          const first = box.current?.querySelector<HTMLElement>('[data-first-focus]');
          if (!first) return;
          event.preventDefault();
          first.focus({ preventScroll: true });
        }}
        className="z-40 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-md border border-line bg-sheet p-4 text-start font-sans text-base text-ink shadow-float"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
