import { record } from '#server/events.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/services.ts';
import { revokeSession, revokeSessions } from './queries.ts';

/** Ends this log-in: its access and refresh tokens no longer hold. */
export function logout({ db, transact }: Services, viewer: SignedIn): Promise<void> {
  return transact(async () => {
    await revokeSession(db, viewer.sessionId);
    await record(db, { type: 'account.loggedOut', userId: viewer.id });
  });
}

/** Ends every log-in of the account, this one too. */
export function logoutEverywhere({ db, transact }: Services, viewer: SignedIn): Promise<void> {
  return transact(async () => {
    await revokeSessions(db, viewer.id);
    await record(db, { type: 'account.loggedOutEverywhere', userId: viewer.id });
  });
}
