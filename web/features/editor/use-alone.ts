import type { Editor } from '@tiptap/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { tabStore } from '#web/data/browser-storage.ts';

const store = 'pliego.soloTexto';

/**
 * Focus mode: whether the text fills the window, with its tools and its state and nothing else, and what turns it on and
 * off; Escape leaves it. It is remembered for the visit, that is with the tab: who comes back another day finds the page.
 */
export function useAlone(editor: Editor): readonly [isAlone: boolean, toggle: () => void] {
  const [isAlone, setAlone] = useState(isRemembered);
  const wasAlone = useRef(isAlone);

  // What is hidden around the text hangs on the page itself (styles/editor.css).
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.toggleAttribute('data-alone', isAlone);
    return () => page.removeAttribute('data-alone');
  }, [isAlone]);
  useEffect(() => {
    if (!isAlone) return;
    // ProseMirror marks every Escape in the text as taken: there only the menu of insertions takes it.
    const isFree = ({ target, defaultPrevented }: KeyboardEvent, { dom } = editor.view) =>
      target === dom ? !dom.hasAttribute('aria-activedescendant') : !defaultPrevented;
    const leave = (event: KeyboardEvent) => {
      // In the text before ProseMirror has it, elsewhere after a menu, a form or the search bar had it.
      const isTurn = (event.target === editor.view.dom) === (event.eventPhase === Event.CAPTURING_PHASE);
      if (event.key === 'Escape' && isTurn && isFree(event)) setAlone(false);
    };
    document.addEventListener('keydown', leave);
    document.addEventListener('keydown', leave, { capture: true });
    return () => {
      document.removeEventListener('keydown', leave);
      document.removeEventListener('keydown', leave, { capture: true });
    };
  }, [editor, isAlone]);
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

const isRemembered = (): boolean => tabStore().getItem(store) !== null;
function remember(isAlone: boolean): void {
  try {
    if (isAlone) tabStore().setItem(store, '1');
    else tabStore().removeItem(store);
  } catch {
    // No room: it is forgotten.
  }
}
