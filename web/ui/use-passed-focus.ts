import { useLayoutEffect, useRef } from 'react';

/**
 * For the button of a row that goes when it has acted: the focus, which would be lost with it, passes to the row that takes its
 * place, to the one before, or to what is left of its part of the page.
 */
export function usePassedFocus<E extends HTMLElement>() {
  const button = useRef<E>(null);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (!element || element !== document.activeElement) return;
      const row = element.closest('li');
      const places = [row?.nextElementSibling, row?.previousElementSibling, element.closest('section')];
      // Once it is gone.
      queueMicrotask(() => {
        for (const place of places) {
          const next = place?.isConnected && place.querySelector<HTMLElement>('button:not([disabled]), a[href]');
          if (next) return next.focus();
        }
      });
    };
  }, []);
  return button;
}
