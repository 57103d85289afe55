import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { dialogTitleLook, overlayLook } from './dialog-look.ts';
import { useReturnFocus } from './return-focus.ts';

type DrawerProps = {
  title: ReactNode;
  /** Names the cross: 'Cerrar'. */
  closeLabel: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Where the keyboard goes on when it is closed; nothing: back to where it was before. */
  goOnAt?: () => HTMLElement | null;
  children: ReactNode;
};

/** What slides over the page from its left edge: it keeps the focus, Escape closes it, and what is below does not scroll. */
export function Drawer({ title, closeLabel, open, onOpenChange, goOnAt, children }: DrawerProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayLook} />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            const next = goOnAt?.();
            if (!next) return onCloseAutoFocus(event);
            event.preventDefault();
            next.focus({ preventScroll: true });
          }}
          className="fixed inset-y-0 start-0 z-40 flex w-[min(20rem,calc(100vw-3rem))] flex-col border-e border-line bg-sheet text-ink shadow-float focus:outline-none data-[state=open]:animate-[slide_180ms_ease-out]"
        >
          <div className="flex items-center justify-between gap-4 border-b border-line py-2 ps-5 pe-2">
            <Radix.Title className={dialogTitleLook}>{title}</Radix.Title>
            <Radix.Close
              aria-label={closeLabel}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted hover:bg-wash hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </Radix.Close>
          </div>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain px-2 py-4">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
