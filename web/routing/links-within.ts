/**
 * A link within the page is followed by the browser, which scrolls and makes an entry in the history that has no key: without
 * one of its own it would be taken for the tab's first, and both for one place.
 */

/** The key of the entry that was just followed, until the page has been drawn for it. */
export const followed = { key: '' };
let last: { href: string; state: unknown } | undefined;

/** What the history says of the page that is shown. */
export function noteEntry(): void {
  last = { href: window.location.href, state: window.history.state };
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** To be called before the router is made: of the window's listeners the first is heard first, and it reads what it finds. */
export function nameLinksWithin(): void {
  const { state } = window.history;
  // Without a key of its own, each page that is opened by its address would have the place of the one opened before it.
  if (!state?.key) window.history.replaceState({ ...state, key: newKey() }, '');
  window.addEventListener('popstate', () => {
    if (window.history.state !== null) return;
    const { href = '', state } = last ?? {};
    const before = typeof state === 'object' && state !== null ? Number(Reflect.get(state, 'idx')) : 0;
    // To where one is already the browser makes no entry of its own.
    const idx = href === window.location.href ? before : before + 1;
    followed.key = newKey();
    window.history.replaceState({ usr: null, key: followed.key, idx }, '');
  });
}
