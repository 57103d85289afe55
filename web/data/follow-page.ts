import type { Autosave } from './autosave.ts';
import { countSaving } from './unsent.ts';

/**
 * Saves what saves itself when the page is hidden or closed, when there is a connection again and at Ctrl+S; and, where
 * `looks`, asks for what others saved when the page is in front again. While something is on this page alone, the browser
 * asks before it is closed. Gives what ends all this.
 */
export function followPage<C>({ save, leave, look, isNowhere, isWaiting }: Autosave<C>, looks: boolean): () => void {
  const connected = () => void save();
  const pressed = (event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    // The browser would save the page as a file.
    event.preventDefault();
    void save();
  };
  const turned = () => {
    if (document.visibilityState === 'hidden') leave();
    else if (looks) void look();
  };
  const ask = (event: BeforeUnloadEvent) => {
    if (isNowhere()) event.preventDefault();
  };
  const uncount = countSaving({ save, isWaiting });
  window.addEventListener('beforeunload', ask);
  window.addEventListener('online', connected);
  window.addEventListener('pagehide', leave);
  window.addEventListener('keydown', pressed);
  document.addEventListener('visibilitychange', turned);
  return () => {
    uncount();
    window.removeEventListener('beforeunload', ask);
    window.removeEventListener('online', connected);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('keydown', pressed);
    document.removeEventListener('visibilitychange', turned);
  };
}

/** Ctrl+S, or ⌘S. With Alt it is a letter on some keyboards. */
const isSaveKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey;
