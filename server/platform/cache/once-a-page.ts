/** What several parts of one page ask for is asked of the database once: the page is of one moment, whatever its parts are. */
import { AsyncLocalStorage } from 'node:async_hooks';

const page = new AsyncLocalStorage<Map<string, Promise<unknown>>>();

/** Makes a page. Nothing that it asks for may change anything. */
export const asOnePage = <T>(make: () => Promise<T>): Promise<T> => page.run(new Map(), make);

/** Asks; of what is asked for under one key by the page that is being made, the first time alone. Outside of pages each time. */
export function onceAPage<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const asked = page.getStore();
  if (!asked) return ask();
  const answer = asked.get(key) ?? ask();
  asked.set(key, answer);
  // What is kept under a key is what the same caller's `ask` gave.
  return answer as Promise<T>;
}
