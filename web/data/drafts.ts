/**
 * This browser's copies of what a person has begun to write and not sent yet: a reload or an expired session takes
 * nothing. The server's copies of forms are features/forms' matter.
 */
const prefix = 'pliego.draft.';
const keyOf = (userId: string, what: string) => `${prefix}${userId}.${what}`;

/** What is kept under a name such as `revision.<id>`, to be checked by who reads it; undefined where there is nothing. */
export function keptDraft(userId: string, what: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(keyOf(userId, what)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it in place of what was there. Gives whether the browser had room for it. */
export function keepDraft(userId: string, what: string, written: unknown): boolean {
  try {
    window.localStorage.setItem(keyOf(userId, what), JSON.stringify(written));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(userId: string, what: string): void {
  window.localStorage.removeItem(keyOf(userId, what));
}

/** At logout: the next person at this browser finds nothing of it. What the server keeps stays there. */
export function forgetDrafts(userId: string): void {
  for (const key of Object.keys(window.localStorage))
    if (key.startsWith(keyOf(userId, ''))) window.localStorage.removeItem(key);
}
