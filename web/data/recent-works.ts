import { browserStore } from './browser-storage.ts';
import { keyOf } from './drafts.ts';

/** Beside the drafts, and gone with them at log-out. */
const recentOf = (userId: string) => keyOf(userId, 'recientes');
/** As many as the server is asked about at once (`mostRemembered`, which would bring zod along). */
const most = 8;

/** The works that a person opened last in this browser, the last first: their ids, which say nothing to who comes next. */
export const recentWorks = (userId: string): string[] =>
  (browserStore().getItem(recentOf(userId)) ?? '').split(' ').filter(Boolean).slice(0, most);

export function rememberWork(userId: string, id: string): void {
  const others = recentWorks(userId).filter((each) => each !== id);
  try {
    browserStore().setItem(recentOf(userId), [id, ...others].slice(0, most).join(' '));
  } catch {
    // Without room nothing is remembered.
  }
}
