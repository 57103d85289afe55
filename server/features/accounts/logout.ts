import { record } from '#server/events.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/services.ts';
import { revokeSession } from './queries.ts';

/** Ends this log-in: its access and refresh tokens no longer hold. */
export function logout({ db, transact }: Services, viewer: SignedIn): Promise<void> {
  return transact(async () => {
    await revokeSession(db, viewer.sessionId);
    await record(db, { type: 'account.loggedOut', userId: viewer.id });
  });
}
