import { isReachable } from '#web/data/reachable.ts';

const mark = 'pliego.reloaded';
const minute = 60_000;

/**
 * After a new version was deployed, an open page asks for files that are gone: it is loaded anew, once a minute at most.
 * Where nobody answers it stays, with the error screen in place of what is missing.
 */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(window.sessionStorage.getItem(mark) ?? 0);
    if (Date.now() - last < minute) return;
    void isReachable().then((reachable) => {
      if (!reachable) return;
      window.sessionStorage.setItem(mark, String(Date.now()));
      window.location.reload();
    });
  });
}
