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
