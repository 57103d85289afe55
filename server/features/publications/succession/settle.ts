/** Proposals to which the main author did not object in time: a job. */
import { z } from 'zod';
import { hourMs } from '#contract/time.ts';
import { lockWork } from '#server/features/publications/queries.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/platform/services.ts';
import { isAgreed, succeed } from './answer.ts';
import { findSuccession, findUnobjected } from './queries.ts';

/** Works that are settled in one turn. */
const most = 200;

/** Every hour, makes those the main authors who said yes, where the days to object are over. Its result: how many. */
export const settlingSuccessions = defineJob({
  tipo: 'relevos',
  datos: z.object({}),
  tries: 5,
  everyMs: hourMs,
  work: async (services: Services, { signal }) => ({ relevos: await settleSuccessions(services, new Date(), signal) }),
});

/** Settles what may be at `now`. Gives how many. */
export async function settleSuccessions(services: Services, now: Date, signal: AbortSignal): Promise<number> {
  let settled = 0;
  for (const id of await findUnobjected(services.db, now, most)) {
    signal.throwIfAborted();
    if (await settle(services, id, now)) settled++;
  }
  return settled;
}

/** With the work's row held: an objection, or a deletion, may have come in between. */
function settle(services: Services, id: string, now: Date): Promise<boolean> {
  const { db, transact } = services;
  return transact(async () => {
    const work = await lockWork(db, id);
    const row = await findSuccession(db, id);
    if (!work || work.deletedAt || !row || !isAgreed(row, now)) return false;
    return succeed(services, work, row, null);
  });
}
