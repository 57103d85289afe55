import { type MouseEvent, useRef } from 'react';

/** As long as browsers wait for the second press of a double click. */
const doublePressMs = 500;

/**
 * Handlers for a Radix dialog that whoever presses its button twice finds open: the second press falls on what lies there by
 * then, and would close the dialog, take the focus out of its field, or press a button that nobody has read yet.
 */
export function useSecondPress() {
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  const isJustOpen = () => performance.now() - openedAt.current < doublePressMs;
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2 || !isJustOpen()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    open: () => {
      openedAt.current = performance.now();
    },
    onMouseDownCapture: ignore,
    onClickCapture: ignore,
    onPointerDownOutside: (event: Event) => {
      if (isJustOpen()) event.preventDefault();
    },
  };
}
