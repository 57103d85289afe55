/** Signs that somebody is about to do something. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;
/** A page that lies open is complete after this all the same: a deployment takes away what it has not fetched. */
const longestMs = 10_000;

let used: Promise<void> | undefined;

/** Once somebody moved, pressed or scrolled in this page, or after ten seconds: the same moment for all who wait for it. */
export function whenUsed(): Promise<void> {
  used ??= new Promise((resolve) => {
    const going = new AbortController();
    const begin = () => {
      going.abort();
      resolve();
    };
    const timer = window.setTimeout(begin, longestMs);
    going.signal.addEventListener('abort', () => window.clearTimeout(timer));
    for (const sign of signs) window.addEventListener(sign, begin, { passive: true, signal: going.signal });
  });
  return used;
}
