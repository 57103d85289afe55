import { useEffect, useRef } from 'react';

/** Puts the keyboard where it goes on, by its selector, once that is drawn. */
export function useFocusNext() {
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (!next.current) return;
    const wanted = next.current;
    next.current = null;
    // After the menu has given the focus back to its button.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(wanted)?.focus());
  });
  return (selector: string) => {
    next.current = selector;
  };
}
