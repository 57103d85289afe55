import { type RefObject, useCallback, useEffect, useState } from 'react';
import { paint } from '#web/features/manuscript/painted.ts';
import { textIn } from '#web/features/manuscript/shown-text.ts';
import { findLinked, passageIn } from './passage-link.ts';

/** How far down the window a passage is brought into sight. */
const readingLine = 0.3;

/**
 * Marks the passage that the address names and brings it into sight. `lost`: the words of one that the text has no more; null
 * where there is nothing to say.
 */
export function useLinkedPassage(root: RefObject<HTMLElement | null>) {
  const [lost, setLost] = useState<string | null>(null);
  useEffect(() => {
    let clean = () => {};
    const look = () => {
      clean();
      clean = () => {};
      setLost(null);
      const linked = passageIn(window.location.hash);
      const shown = linked && textIn(root.current);
      if (!shown) return;
      const place = findLinked(shown.text, linked);
      if (!place) return setLost(linked.begins.exacto);
      const range = shown.rangeOf(place);
      clean = paint('linked', [range]);
      bringIntoSight(range);
    };
    look();
    window.addEventListener('hashchange', look);
    return () => {
      window.removeEventListener('hashchange', look);
      clean();
    };
  }, [root]);
  return { lost, forget: useCallback(() => setLost(null), []) };
}

function bringIntoSight(range: Range): void {
  const { top } = range.getBoundingClientRect();
  // Where the browser found it by itself it stays where it is.
  if (top < 0 || top > window.innerHeight * 0.8)
    window.scrollBy({ top: top - window.innerHeight * readingLine, behavior: 'instant' });
  const selection = document.getSelection();
  selection?.removeAllRanges();
  // Browsers that paint nothing select it; in the others the keyboard goes on from there.
  if (typeof Highlight === 'undefined') selection?.addRange(range);
  else selection?.collapse(range.startContainer, range.startOffset);
}
