import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a text that is cut after some lines hides a part of itself, measured again whenever its width changes: how much
 * three lines hold is known on a telephone by the telephone alone. While `isWhole`, it is what it was before.
 */
export function useCut(text: RefObject<HTMLElement | null>, isWhole: boolean): boolean {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = text.current;
    if (!element || isWhole) return;
    const look = () => setCut(element.scrollHeight > element.clientHeight + 1);
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [text, isWhole]);
  return isCut;
}
