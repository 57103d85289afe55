// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { isAnyInView, tellInView } from './in-view.ts';

/** The locks of a browser, as far as shared ones go: all tabs of it ask these. */
function locksOfBrowser() {
  const held: { name: string; mode: string }[] = [];
  return {
    request: async (name: string, { mode }: { mode: string }, act: () => Promise<unknown>) => {
      const lock = { name, mode };
      held.push(lock);
      await act();
      held.splice(held.indexOf(lock), 1);
    },
    query: async () => ({ held: [...held] }),
  };
}

let seen: 'visible' | 'hidden' = 'visible';
Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => seen });
const look = (at: 'visible' | 'hidden') => {
  seen = at;
  document.dispatchEvent(new Event('visibilitychange'));
};
afterEach(() => {
  vi.unstubAllGlobals();
  look('visible');
});

it('a tab in view is known to those that are not, until it is hidden, closed or its person leaves', async () => {
  vi.stubGlobal('navigator', { locks: locksOfBrowser() });
  const other = new AbortController();
  tellInView('ana', other.signal);
  // What another tab asks, itself out of view: the lock is the first one's.
  seen = 'hidden';
  expect(await isAnyInView('ana')).toBe(true);
  expect(await isAnyInView('eva')).toBe(false);
  look('hidden');
  await expect.poll(() => isAnyInView('ana')).toBe(false);
  look('visible');
  seen = 'hidden';
  expect(await isAnyInView('ana')).toBe(true);
  other.abort();
  await expect.poll(() => isAnyInView('ana')).toBe(false);
  look('visible');
  seen = 'hidden';
  expect(await isAnyInView('ana')).toBe(false);
});

it('knows of its own tab alone where there are no locks', async () => {
  vi.stubGlobal('navigator', {});
  const going = new AbortController();
  tellInView('ana', going.signal);
  expect(await isAnyInView('ana')).toBe(true);
  look('hidden');
  expect(await isAnyInView('ana')).toBe(false);
  going.abort();
});
