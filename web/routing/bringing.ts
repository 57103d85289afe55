/** Brings a page that may still be filling to where it is to stand, unless the reader moves it by themselves meanwhile. */

/** How long a page that is still filling is waited for. */
const longestMs = 10_000;
/** What a person does who scrolls by themselves: nobody is moved then. */
const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Scrolls there, as soon as the page is long enough. Gives what ends the waiting. */
export function restore(place: number): () => void {
  return whileFilling(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < place) return false;
    window.scrollTo(0, place);
    return true;
  });
}

/**
 * Scrolls to the part that a hash names, as soon as it is drawn, and takes the keyboard there; it stays in sight while what is
 * above it fills. Gives what ends the waiting.
 */
export function reveal(hash: string): () => void {
  let isFound = false;
  return whileFilling(() => {
    const part = document.getElementById(idIn(hash));
    part?.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (part && !isFound) takeFocus(part);
    isFound ||= part !== null;
    return false;
  });
}

/** Attempts at once and whenever the page grows, until it is done. */
function whileFilling(attempt: () => boolean): () => void {
  const ended = new AbortController();
  const stop = () => ended.abort();
  const go = () => {
    if (attempt()) stop();
  };
  const growth = new ResizeObserver(go);
  growth.observe(document.body);
  const timer = setTimeout(stop, longestMs);
  ended.signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(timer);
  });
  for (const move of ownMoves) window.addEventListener(move, stop, { signal: ended.signal, passive: true });
  go();
  return stop;
}

function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** The keyboard goes on from there, as after a link that the browser follows. */
function takeFocus(part: HTMLElement): void {
  part.focus({ preventScroll: true });
  if (part === document.activeElement) return;
  part.tabIndex = -1;
  part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  part.focus({ preventScroll: true });
}
