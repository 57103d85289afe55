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

type Held = { dialog: EventTarget | null; before: Element | null };
/** What dialogs took the focus from and have not given it back to, the last one last. */
const held: Held[] = [];
/** Of a dialog that is gone from the page already, and gives the focus back a moment after this one took it: its place is this one's. */
const leftByTheOneBefore = (): Element | null =>
  held.findLast(({ dialog }) => dialog instanceof Node && !dialog.isConnected)?.before ?? null;

/**
 * Handlers for a Radix dialog that give the focus back to whatever had it before, also when the dialog was not
 * opened by a trigger of its own (Radix looks for the trigger alone). On opening, the focus goes to the control that
 * carries `data-first-focus`, the first of a form, else where Radix puts it.
 */
export function useReturnFocus() {
  const mine = useRef<Held | null>(null);
  const letGo = () => {
    if (mine.current) held.splice(held.indexOf(mine.current), 1);
    const before = mine.current?.before ?? null;
    mine.current = null;
    return before;
  };
  return {
    onOpenAutoFocus: (event: Event) => {
      letGo();
      const { activeElement, body } = document;
      // Nowhere: the dialog that led here has gone.
      const before = activeElement === body ? leftByTheOneBefore() : activeElement;
      mine.current = { dialog: event.currentTarget, before };
      held.push(mine.current);
      const dialog = event.currentTarget;
      const first = dialog instanceof Element ? dialog.querySelector('[data-first-focus]') : null;
      if (!(first instanceof HTMLElement)) return;
      event.preventDefault();
      first.focus();
    },
    /** `goOn`: takes the keyboard elsewhere instead, knowing where it was. */
    onCloseAutoFocus: (event: Event, goOn?: (before: HTMLElement | null) => void) => {
      const left = letGo();
      const before = left instanceof HTMLElement && left.isConnected ? left : null;
      if (goOn) {
        event.preventDefault();
        return goOn(before);
      }
      // Its row is gone, and the one that follows has the focus (RowList); or another dialog came instead.
      if (isElsewhere(event.currentTarget)) return event.preventDefault();
      const element = before ?? whatIsLeft();
      if (!(element instanceof HTMLElement)) return;
      event.preventDefault();
      giveBack();
      element.focus({ preventScroll: before === null });
    },
  };
}
