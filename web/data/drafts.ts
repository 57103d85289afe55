import { browserStore, keysOf, tabStore } from './browser-storage.ts';
import { noteLoggedOut } from './logged-out.ts';

/** What a person has begun to write and not sent yet, as this browser had it before local-copies.ts; and who has logged out here. */
const prefix = 'pliego.draft.';
/** What this tab alone keeps, of forms that need no account (features/forms/use-tab-copy.ts). */
export const tabPrefix = 'pliego.form.';
/** Where something of a person stands that goes when they log out. */
export const keyOf = (userId: string, what: string) => `${prefix}${userId}.${what}`;

/** What is kept under a name such as `revision.<id>`, to be checked by who reads it; undefined where there is nothing. */
export function storedDraft(userId: string, what: string): unknown {
  try {
    return JSON.parse(browserStore().getItem(keyOf(userId, what)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetDraft(userId: string, what: string): void {
  browserStore().removeItem(keyOf(userId, what));
}

/** At logout, in this tab or another: the next person at this browser finds nothing of it. What the server keeps stays there. */
export function forgetDrafts(userId: string): void {
  for (const key of keysOf(tabStore())) if (key.startsWith(tabPrefix)) tabStore().removeItem(key);
  for (const key of keysOf(browserStore())) if (key.startsWith(keyOf(userId, ''))) browserStore().removeItem(key);
  noteLoggedOut(userId);
  import('./delete-copies.ts').then(({ forgetCopiesOf }) => forgetCopiesOf([userId])).catch(() => undefined);
}
