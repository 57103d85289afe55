/**
 * Whether a person looks at any of their tabs. A tab in view holds a lock that all may hold at once: it is given up when the tab
 * is hidden, and by the browser itself where it dies. Without locks, as on addresses that are not secure, each knows of itself alone.
 */
import { tabLocks } from '../browser-storage.ts';

const nameOf = (personId: string) => `pliego.inView.${personId}`;

const isInView = () => document.visibilityState === 'visible';

/** Holds the lock whenever this tab is in view, until `signal`. */
export function tellInView(personId: string, signal: AbortSignal): void {
  const locks = tabLocks();
  if (!locks) return;
  let leave: (() => void) | undefined;
  const follow = () => {
    if (isInView() && !signal.aborted) {
      if (leave) return;
      const hidden = new Promise<void>((resolve) => {
        leave = resolve;
      });
      void locks.request(nameOf(personId), { mode: 'shared' }, () => hidden);
    } else {
      leave?.();
      leave = undefined;
    }
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  signal.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', follow);
    follow();
  });
}

export async function isAnyInView(personId: string): Promise<boolean> {
  if (isInView()) return true;
  const { held = [] } = (await tabLocks()?.query()) ?? {};
  return held.some(({ name }) => name === nameOf(personId));
}
