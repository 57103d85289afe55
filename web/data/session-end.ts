/** The moment a session ends by itself: a 401 that no renewal mends (spec 000 §4.3). */
import { forgetSession } from './stored-session.ts';

const listeners = new Set<() => void>();

/** Gives the function that unsubscribes. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Removes both tokens and the user, and tells the listeners. */
export function endSession(): void {
  forgetSession();
  for (const listener of listeners) listener();
}

/** The catalogue, its works and who signs them need no account, whatever is set. */
const isForEverybody = (path: string) => /^\/(?:catalogo|autores)(?:[/?#]|$)/.test(path);

/** The state of the login's location, when a session ended on a page (path and query). */
export const stateAfterEnd = (page: string) => ({ from: page, ...(isForEverybody(page) && { publicPage: page }) });

/** The page that an ended session led away from to the login, where it can be read without one: noted in the login's location. */
export function publicPageBefore(state: unknown): string | undefined {
  const page = typeof state === 'object' && state !== null && 'publicPage' in state ? state.publicPage : undefined;
  return typeof page === 'string' && isForEverybody(page) ? page : undefined;
}
