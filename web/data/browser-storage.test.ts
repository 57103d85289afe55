import { afterEach, expect, it, vi } from 'vitest';
import { browserStore, keepsNothing, keysOf, tabLocks, tabStore } from './browser-storage.ts';
import { fakeBrowser } from './fake-browser.fixture.ts';

afterEach(() => vi.unstubAllGlobals());

it('is the browser’s own storage, where there is one', () => {
  const { localStorage, sessionStorage } = fakeBrowser(() => ({ status: 200 }));
  browserStore().setItem('a', '1');
  tabStore().setItem('b', '2');
  expect([localStorage.getItem('a'), sessionStorage.getItem('b')]).toEqual(['1', '2']);
  expect(keepsNothing()).toBe(false);
});

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

it.each([
  ['refuses', refuse],
  ['has none', () => null],
])('holds until the page is left where the browser %s', (_, get) => {
  vi.stubGlobal('navigator', { locks: {} });
  const page = Object.defineProperties({}, { localStorage: { get }, sessionStorage: { get } });
  vi.stubGlobal('window', page);
  browserStore().setItem('a', '1');
  expect([browserStore().getItem('a'), tabStore().getItem('a')]).toEqual(['1', null]);
  expect(keysOf(browserStore())).toEqual(['a']);
  browserStore().removeItem('a');
  expect(keysOf(browserStore())).toEqual([]);
  expect([keepsNothing(), tabLocks()]).toEqual([true, undefined]);
});
