/** The session as the browser keeps it, under the spec's keys: in localStorage where it is remembered, else in sessionStorage. */

import type { User } from '#contract/entities/user.ts';
import { browserStore, tabStore } from './browser-storage.ts';
import { accessKey, userKey } from './stored-session-key.ts';

const refreshKey = 'refreshToken';
const keys = [accessKey, refreshKey, userKey];

export interface Tokens {
  access: string;
  refresh: string;
}

const storages = () => [browserStore(), tabStore()];
/** Where the present session is kept. */
const home = () => storages().find((storage) => storage.getItem(accessKey) !== null);

export function storedTokens(): Tokens | null {
  const storage = home();
  const access = storage?.getItem(accessKey);
  return access ? { access, refresh: storage?.getItem(refreshKey) ?? '' } : null;
}

/** The stored user's JSON, as it stands there; null without a token. */
export const storedUserText = (): string | null => home()?.getItem(userKey) ?? null;

/** Keeps a new session. The access token goes last: other tabs read the rest when they see it. */
export function storeSession(tokens: Tokens, user: User, remember: boolean): void {
  forgetSession();
  const storage = remember ? browserStore() : tabStore();
  storage.setItem(userKey, JSON.stringify(user));
  storage.setItem(refreshKey, tokens.refresh);
  storage.setItem(accessKey, tokens.access);
}

/** Puts renewed tokens where the old ones are; does nothing where the session was closed meanwhile. */
export function replaceTokens(tokens: Tokens): void {
  const storage = home();
  storage?.setItem(refreshKey, tokens.refresh);
  storage?.setItem(accessKey, tokens.access);
}

export function storeUser(user: User): void {
  home()?.setItem(userKey, JSON.stringify(user));
}

export function forgetSession(): void {
  for (const storage of storages()) for (const key of keys) storage.removeItem(key);
}
