import { useRef } from 'react';
import { giveBack } from './given-back.ts';

/** Where the keyboard goes on when the button that opened a dialog is gone, with the row it deleted for instance. */
const whatIsLeft = () => [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.querySelector('main');

/** Somebody has the focus, outside of the dialog that closes: a row, or a control of the dialog that took its place. */
const isElsewhere = (dialog: EventTarget | null): boolean => {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return false;
  if (dialog instanceof Node && dialog.contains(activeElement)) return false;
  return activeElement.closest('[data-rows]') !== null || isControlOf(activeElement, '[role="dialog"]');
};
const isControlOf = (element: Element, place: string): boolean =>
  !element.matches(place) && element.closest(place) !== null;

/**
 * Handlers for a Radix dialog that give the focus back to whatever had it before, also when the dialog was not
 * opened by a trigger of its own (Radix looks for the trigger alone). On opening, the focus goes to the control that
 * carries `data-first-focus`, the first of a form, else where Radix puts it.
 */
export function useReturnFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      // Nowhere: the dialog that led here has gone.
      before.current = document.activeElement === document.body ? null : document.activeElement;
      const dialog = event.currentTarget;
      const first = dialog instanceof Element ? dialog.querySelector('[data-first-focus]') : null;
      if (!(first instanceof HTMLElement)) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      // Its row is gone, and the one that follows has the focus (RowList); or another dialog came instead.
      if (isElsewhere(event.currentTarget)) return event.preventDefault();
      const element = before.current?.isConnected ? before.current : whatIsLeft();
      if (!(element instanceof HTMLElement)) return;
      event.preventDefault();
      giveBack();
      element.focus({ preventScroll: !before.current?.isConnected });
    },
  };
}
