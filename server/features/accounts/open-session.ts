import { v7 as uuid } from 'uuid';
import type { Session } from '#contract/entities/user.ts';
import type { Services } from '#server/platform/services.ts';
import { presentAccount } from './present.ts';
import { insertSession, type UserRow } from './queries.ts';
import { issueTokens } from './tokens.ts';

/** A new log-in of an account: a family of refresh tokens of its own. */
export async function openSession(services: Services, user: UserRow): Promise<Session> {
  const sessionId = uuid();
  await insertSession(services.db, sessionId, user.id);
  return { ...(await issueTokens(services, user.id, sessionId)), user: presentAccount(user) };
}
