import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';

const store = 'pliego.soloTexto';

/**
 * Focus mode: whether the text fills the window, with its tools and its state and nothing else, and what turns it on and
 * off; Escape leaves it. It is remembered for the visit, that is with the tab: who comes back another day finds the page.
 */
export function useAlone(editor: Editor): readonly [isAlone: boolean, toggle: () => void] {
  const [isAlone, setAlone] = useState(isRemembered);
  const wasAlone = useRef(isAlone);

  useEffect(() => {
    if (!isAlone) return;
    const leave = (event: KeyboardEvent) => {
      // A menu, a form or the search bar over the text has taken the key for itself.
      if (event.key === 'Escape' && !event.defaultPrevented) setAlone(false);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isAlone]);
  useEffect(() => {
    if (wasAlone.current === isAlone) return;
    wasAlone.current = isAlone;
    remember(isAlone);
    // Another part of the page scrolls now: the cursor stays in sight.
    editor.view.focus();
    editor.view.dispatch(editor.state.tr.scrollIntoView());
  }, [editor, isAlone]);

  return [isAlone, () => setAlone(!isAlone)];
}

// A browser may refuse to keep anything: then it is forgotten.
function isRemembered(): boolean {
  try {
    return window.sessionStorage.getItem(store) !== null;
  } catch {
    return false;
  }
}
function remember(isAlone: boolean): void {
  try {
    if (isAlone) window.sessionStorage.setItem(store, '1');
    else window.sessionStorage.removeItem(store);
  } catch {}
}
