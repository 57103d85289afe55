import { z } from 'zod';
import { dayMs, hourMs } from '#contract/time.ts';
import { record } from '#server/events/events.ts';
import { lockUser } from '#server/features/accounts/queries.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/platform/services.ts';
import { eraseUser } from './erase-queries.ts';
import { deleteMailsAboutReviews, findForgettable } from './forget-invited-queries.ts';

/** What was taken back is nobody's memory: the mail that says so has left by then. */
const takenBackDays = 1;
/** Who declined, or did not answer, is known to the editors as long as the work may come round again. */
const unansweredDays = 180;

/** Every hour, erases accounts made for who was invited to review, that nobody opened and nothing waits for. Its result: how many. */
export const forgettingInvited = defineJob({
  tipo: 'datos.invitadas',
  datos: z.object({}),
  tries: 5,
  everyMs: hourMs,
  work: async (services: Services, { signal }) => ({ cuentas: await forgetInvited(services, new Date(), signal) }),
});

/** Erases what is to be forgotten at `now`. Gives how many accounts. */
export async function forgetInvited(services: Services, now: Date, signal: AbortSignal): Promise<number> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  let forgotten = 0;
  for (const id of await findForgettable(services.db, ago(takenBackDays), ago(unansweredDays))) {
    signal.throwIfAborted();
    if (await forget(services, id)) forgotten++;
  }
  return forgotten;
}

function forget({ db, transact }: Services, id: string): Promise<boolean> {
  return transact(async () => {
    const user = await lockUser(db, id);
    // Opened meanwhile.
    if (!user?.invitadaDesde) return false;
    await record(db, { type: 'account.deleted', userId: null, datos: { cuenta: id } });
    await deleteMailsAboutReviews(db, user);
    await eraseUser(db, { ...user, invitedAt: [] });
    return true;
  });
}
