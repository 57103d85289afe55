/** Who is logged in (spec 000 §4.3): one store for the whole page, kept in step with the browser's storage and other tabs. */
import { useSyncExternalStore } from 'react';
import type { Client } from '#contract/client.ts';
import type { FactorProof } from '#contract/entities/second-factor.ts';
import type { Session, User } from '#contract/entities/user.ts';
import { type MessageKey, translate } from '#web/messages/i18n.ts';
import { followAccount } from './account-preferences.ts';
import { client } from './client.ts';
import { forgetDrafts } from './drafts.ts';
import { loggedOutUsers } from './logged-out.ts';
import { messageOf } from './problems.ts';
import { onSessionEnd } from './session-end.ts';
import { forgetSession, storedTokens, storeSession, storeUser } from './stored-session.ts';
import { accessKey } from './stored-session-key.ts';
import { storedUser } from './stored-user.ts';

export interface AuthState {
  user: User | null;
  isAuthenticated: boolean;
  /** The stored session is being read, or a login or registration is under way. */
  isLoading: boolean;
  /** Nothing is known yet: the stored session has not been read. Guards wait for this alone, so that forms stay. */
  isStarting: boolean;
  error: string | null;
  /** The person chose to leave: the page they were on is not where the next login leads. */
  loggedOut: boolean;
  /** The session ended by itself: it ran out, or was closed from elsewhere. The login says so. */
  expired: boolean;
}

const nobody: AuthState = {
  user: null,
  isAuthenticated: false,
  isLoading: false,
  isStarting: false,
  error: null,
  loggedOut: false,
  expired: false,
};
const starting: AuthState = { ...nobody, isLoading: true, isStarting: true };

let state = starting;
/** The state now; in components `useSession` follows it. */
export const authState = (): AuthState => state;

const listeners = new Set<() => void>();
function become(next: AuthState): void {
  state = next;
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Restores the stored session, and follows what other tabs and refused renewals do. Called once, at start-up. */
export function startSession(): void {
  // What a session left without its access token opens nothing, and is no more to be found by who comes next.
  if (!storedTokens()) forgetSession();
  restore();
  window.addEventListener('storage', (event) => {
    if (event.key === accessKey || event.key === null) restore();
  });
  onSessionEnd(() => become({ ...nobody, expired: true }));
}

function restore(): void {
  if (!storedTokens()) {
    // In another tab: by a logout, or because the session has run out, which takes nothing of what was written.
    if (state.user && loggedOutUsers().includes(state.user.id)) forgetDrafts(state.user.id);
    become(state.isAuthenticated ? { ...nobody, loggedOut: true } : nobody);
    return;
  }
  const user = storedUser();
  // Tokens of nobody would go along with every call.
  if (!user) forgetSession();
  become(user ? { ...nobody, user, isAuthenticated: true } : nobody);
}

async function enter(ask: () => Promise<Session>, remember: boolean, failure: MessageKey): Promise<Session> {
  become({ ...state, isLoading: true, error: null });
  try {
    const session = await ask();
    const { access_token, refresh_token, user } = session;
    storeSession({ access: access_token, refresh: refresh_token }, user, remember);
    followAccount(user);
    become({ ...nobody, user, isAuthenticated: true });
    return session;
  } catch (error) {
    become({ ...nobody, error: messageOf(error, translate(failure)) });
    throw error;
  }
}

type Credentials = Parameters<Client['login']>[0]['body'];
/** As `login`, with a session that the server has opened already: who was at ORCID has it. */
export const enterWith = (session: Session, remember: boolean): Promise<Session> =>
  enter(async () => session, remember, 'account.login.error');

/** As `login`, of a sign-in that waits for its second step (`segundo_paso`). */
export const finishLogin = (desafio: string, proof: FactorProof, remember: boolean): Promise<Session> =>
  enter(() => client.secondStep({ body: { desafio, ...proof } }), remember, 'account.login.error');

type Registration = Parameters<Client['register']>[0]['body'];

/** Throws the `ProblemError` of a refusal, after the state has it. Without `remember` the session ends with the tab. */
export const login = (credentials: Credentials, remember: boolean): Promise<Session> =>
  enter(() => client.login({ body: credentials }), remember, 'account.login.error');

/** As `login`; a new account is remembered. */
export const register = (registration: Registration): Promise<Session> =>
  enter(() => client.register({ body: registration }), true, 'account.register.error');

type OpenedAccount = Parameters<Client['openInvitedAccount']>[0]['body'];

/** As `register`, with the account that came with an invitation. */
export const openInvitedAccount = (opened: OpenedAccount): Promise<Session> =>
  enter(() => client.openInvitedAccount({ body: opened }), true, 'account.register.error');

/** Clears everything here at once; the server is told, and it is no matter here whether it hears. */
export function logout(): void {
  const refresh_token = storedTokens()?.refresh;
  if (state.user) forgetDrafts(state.user.id);
  forgetSession();
  become({ ...nobody, loggedOut: true });
  if (!refresh_token) return;
  // Not through the client: this is sent even where the page is closed at the same moment.
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, keepalive: true };
  fetch('/api/auth/logout', { ...request, body: JSON.stringify({ refresh_token }) }).catch(() => undefined);
}

/** Forgets a session that the server has closed already, as with a new password. What was being written stays. */
export function dropSession(): void {
  forgetSession();
  become(nobody);
}

/** Puts what the server says anew of the person into the session; what it says of somebody else is left. */
export function updateUser(user: User): void {
  if (state.user?.id !== user.id) return;
  storeUser(user);
  become({ ...state, user });
}

/** Before anything is known, and while the server's page is hydrated, the session is loading. */
export const useSession = (): AuthState => useSyncExternalStore(subscribe, authState, () => starting);
