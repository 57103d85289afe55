import { refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import { lockUser, revokeSessions } from '#server/features/accounts/queries.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';

/** Ends every log-in of an account, but for the one that asks. Throws `no_encontrado`. */
export function endSessions({ db, transact }: Services, viewer: SignedIn, id: string): Promise<void> {
  return transact(async () => {
    if (!(await lockUser(db, id))) throw refuse('no_encontrado');
    await revokeSessions(db, id, viewer.sessionId);
    await record(db, { type: 'account.sessionsEnded', userId: viewer.id, datos: { cuenta: id } });
  });
}
