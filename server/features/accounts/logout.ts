import { record } from '#server/events/events.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { lockRefreshToken, lockUser, revokeSession, revokeSessions } from './queries.ts';
import { hashToken } from './tokens.ts';

/**
 * Ends the log-in that the refresh token belongs to: none of its tokens holds any more. The refresh token says which,
 * because the access token may have expired by then. One that is unknown has nothing to end (RFC 7009 §2.2).
 */
export function logout({ db, transact }: Services, token: string): Promise<void> {
  return transact(async () => {
    const found = await lockRefreshToken(db, hashToken(token));
    if (!found || found.revokedAt) return;
    await revokeSession(db, found.sessionId);
    await record(db, { type: 'account.loggedOut', userId: found.userId });
  });
}

/** Ends every log-in of the account, this one too, and forgets its devices. */
export function logoutEverywhere({ db, transact }: Services, viewer: SignedIn): Promise<void> {
  return transact(async () => {
    // One after the other with who logs in just now.
    await lockUser(db, viewer.id);
    await revokeSessions(db, viewer.id);
    await record(db, { type: 'account.loggedOutEverywhere', userId: viewer.id });
  });
}
