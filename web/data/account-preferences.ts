import type { Account } from '#contract/entities/user.ts';
import { browserStore } from './browser-storage.ts';
import { savePreferences } from './preferences.ts';

/** Where a browser keeps what the account said last. */
const heardKey = 'pliego.preferences.account';

/**
 * Preferences of the account hold in this browser too. Only a change of the account’s is followed: an answer that repeats
 * what it said before does not undo what was chosen here since. What the account never chose stays as it is here.
 */
export function followAccount({ id, preferencias }: Pick<Account, 'id' | 'preferencias'>): void {
  const { theme, language, notifications, teclas } = preferencias;
  const said = [id, theme, language, notifications, teclas].join(' ');
  const heard = browserStore().getItem(heardKey);
  if (heard === said) return;
  browserStore().setItem(heardKey, said);
  // From an account heard before, 'not chosen' is news: the system's theme again.
  const themeIsNews = theme !== null || heard?.startsWith(`${id} `);
  savePreferences({
    ...(themeIsNews && { theme: theme ?? undefined }),
    ...(language && { language }),
    notifications,
    teclas,
  });
}
