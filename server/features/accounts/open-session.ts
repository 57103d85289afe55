import { v7 as uuid } from 'uuid';
import type { Session } from '#contract/entities/user.ts';
import { refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import type { Services } from '#server/platform/services.ts';
import { rememberDevice } from './known-devices.ts';
import { presentAccount } from './present.ts';
import { insertSession, type UserRow } from './queries.ts';
import { issueTokens } from './tokens.ts';

/** A new log-in of an account: a family of refresh tokens of its own. */
export async function openSession(services: Services, user: UserRow): Promise<Session> {
  const sessionId = uuid();
  await insertSession(services.db, sessionId, user.id);
  return { ...(await issueTokens(services, user.id, sessionId)), user: presentAccount(user) };
}

/**
 * The log-in of who has proved whose account it is: recorded, its device remembered. Called in a transaction that holds the account's
 * row; gives the session, and what the browser is to keep. Throws `cuenta_bloqueada`, which nobody else is told.
 */
export async function logIn(services: Services, user: UserRow, cookie: string, device: string | undefined) {
  if (user.fechaBloqueo) throw refuse('cuenta_bloqueada');
  await record(services.db, { type: 'account.loggedIn', userId: user.id });
  const remembered = await rememberDevice(services, user.id, cookie, device);
  return [await openSession(services, user), remembered] as const;
}
