/**
 * What this browser keeps for the site, and the only place that asks for it. A browser that keeps nothing for sites refuses even
 * to be asked (`SecurityError`): what is kept then holds until the page is left, so that nobody who only reads notices, and who
 * logs in can work until then.
 */

/** A `Storage`, as far as it is used here. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

class PageStore implements Store {
  readonly #kept = new Map<string, string>();
  keys = () => [...this.#kept.keys()];
  getItem = (key: string) => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#kept.set(key, value);
  removeItem = (key: string) => void this.#kept.delete(key);
}
const instead = { localStorage: new PageStore(), sessionStorage: new PageStore() };

function ask(name: keyof typeof instead): Store {
  try {
    // Null where a telephone's application shows pages without one.
    const store: Store | null = window[name];
    return store ?? instead[name];
  } catch {
    return instead[name];
  }
}

/** Kept for every tab, until it is taken away. As long as there is room: `setItem` throws where there is none. */
export const browserStore = (): Store => ask('localStorage');
/** Kept for this tab. The same. */
export const tabStore = (): Store => ask('sessionStorage');

/** Whether nothing outlives this page. */
export const keepsNothing = (): boolean => browserStore() === instead.localStorage;

/** What tabs take turns by; absent where the address is not secure, and refused with the rest where nothing is kept. */
export const tabLocks = (): LockManager | undefined => (keepsNothing() ? undefined : navigator.locks);

export const keysOf = (store: Store): string[] => (store instanceof PageStore ? store.keys() : Object.keys(store));
