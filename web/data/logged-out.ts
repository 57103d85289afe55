import { browserStore } from './browser-storage.ts';

const loggedOutKey = 'pliego.loggedOut';

/**
 * Who has logged out in this browser and written nothing here since. Their copies in the database are deleted a moment
 * later (delete-copies.ts), or at the next start where the page was closed first. Other tabs learn from it that a session
 * was ended, and did not run out.
 */
export const loggedOutUsers = (): string[] => (browserStore().getItem(loggedOutKey) ?? '').split(' ').filter(Boolean);
export function noteLoggedOut(userId: string): void {
  noteAll([...loggedOutUsers().filter((each) => each !== userId), userId]);
}
export function noteWriting(userId: string): void {
  noteAll(loggedOutUsers().filter((each) => each !== userId));
}
function noteAll(users: readonly string[]): void {
  try {
    if (users.length > 0) browserStore().setItem(loggedOutKey, users.slice(-mostNoted).join(' '));
    else browserStore().removeItem(loggedOutKey);
  } catch {
    // No room for a note: nothing needs it unless the page is gone in the same moment.
  }
}
const mostNoted = 100;
