/** Asking reviewers what they would like to review: all at once, and not again within a week. */
import { type BidRequest, bidRequestDays } from '#contract/entities/bid.ts';
import { refuse } from '#contract/refuse.ts';
import { dayMs } from '#contract/time.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import type { Services } from '#server/platform/services.ts';
import { checkAsksForBids } from './list.ts';
import { countReviewers, findLastRequest, insertRequest, lockRequests } from './queries.ts';

/** When it was last done, and when it may be again. Throws `sin_preferencias`. */
export async function readBidRequest(services: Services): Promise<BidRequest> {
  checkAsksForBids(services);
  const last = await findLastRequest(services.db);
  return {
    fecha: last?.fecha.toISOString() ?? null,
    hasta: last?.hasta?.toISOString() ?? null,
    desde: againFrom(last)?.toISOString() ?? null,
    personas: await countReviewers(services.db),
  };
}

/** Tells everybody who reviews here, by the channels that they chose. Throws `sin_preferencias` and `preferencias_ya_pedidas`. */
export async function requestBids(services: Services, viewer: Person, { hasta }: { hasta: string | null }) {
  const { db, transact } = services;
  await transact(async () => {
    checkAsksForBids(services);
    await lockRequests(db);
    if (againFrom(await findLastRequest(db)))
      throw refuse('preferencias_ya_pedidas', { values: { dias: bidRequestDays } });
    await insertRequest(db, hasta === null ? null : new Date(hasta));
    const datos = { plazo: hasta && new Date(hasta).toISOString() };
    await record(db, { type: 'candidates.bidsAsked', userId: viewer.id, datos });
  });
  return readBidRequest(services);
}

/** When it may be done again, where that is still to come. */
function againFrom(last: { fecha: Date } | undefined, now = new Date()): Date | null {
  const from = last && new Date(last.fecha.getTime() + bidRequestDays * dayMs);
  return from && from > now ? from : null;
}
