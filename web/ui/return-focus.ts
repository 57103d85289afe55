import { useRef } from 'react';

/**
 * Handlers for a Radix dialog that give the focus back to whatever had it before, also when the dialog was not
 * opened by a trigger of its own (Radix looks for the trigger alone).
 */
export function useReturnFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      const element = before.current;
      if (!(element instanceof HTMLElement) || !element.isConnected) return;
      event.preventDefault();
      element.focus();
    },
  };
}
