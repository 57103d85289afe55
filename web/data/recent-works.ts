const keyOf = (userId: string) => `pliego.recent.${userId}`;
/** As many as the server is asked about at once (`mostRemembered`, which would bring zod along). */
const most = 8;

/** The works that a person opened last in this browser, the last first: their ids, which say nothing to who comes next. */
export const recentWorks = (userId: string): string[] =>
  (window.localStorage.getItem(keyOf(userId)) ?? '').split(' ').filter(Boolean).slice(0, most);

export function rememberWork(userId: string, id: string): void {
  const others = recentWorks(userId).filter((each) => each !== id);
  try {
    window.localStorage.setItem(keyOf(userId), [id, ...others].slice(0, most).join(' '));
  } catch {
    // Without room nothing is remembered.
  }
}

/** At log-out. */
export function forgetRecentWorks(userId: string): void {
  window.localStorage.removeItem(keyOf(userId));
}
