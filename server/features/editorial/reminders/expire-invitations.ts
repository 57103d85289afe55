import { z } from 'zod';
import { hourMs } from '#contract/time.ts';
import { record } from '#server/events/events.ts';
import { lockWork } from '#server/features/publications/queries.ts';
import { inviteInstead } from '#server/features/reviewing/candidates/invite-next.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import { withholdLinks } from '#server/platform/mail/outbox.ts';
import type { Services } from '#server/platform/services.ts';
import { findUnanswered, markExpired } from './queries.ts';

/** Invitations that one query looks for. */
const batch = 200;

/** Every hour, declines the invitations that nobody answered in time. Its result: how many. */
export const expireInvitations = defineJob({
  tipo: 'invitaciones',
  datos: z.object({}),
  tries: 5,
  everyMs: hourMs,
  work: async (services: Services, { signal }) => ({ expiradas: await expireAll(services, new Date(), signal) }),
});

/** Declines what is unanswered at `now`. Gives how many. */
export async function expireAll(services: Services, now: Date, signal: AbortSignal): Promise<number> {
  let expired = 0;
  for (let found = batch; found === batch; ) {
    const invitations = await findUnanswered(services.db, now, batch);
    found = invitations.length;
    for (const invitation of invitations) {
      signal.throwIfAborted();
      if (await expire(services, invitation, now)) expired++;
    }
  }
  return expired;
}

type Invitation = Awaited<ReturnType<typeof findUnanswered>>[number];

function expire(services: Services, { id, publicacionId, ronda, revisorId }: Invitation, now: Date): Promise<boolean> {
  const { db, transact } = services;
  return transact(async () => {
    // With the work's row held, neither an answer nor a decision comes in between.
    const work = await lockWork(db, publicacionId);
    if (work?.estado !== 'EN_REVISION' || work.ronda !== ronda || !(await markExpired(db, id, now))) return false;
    await withholdLinks(db, { userId: revisorId, publicacionId });
    await record(db, {
      type: 'review.expired',
      userId: null,
      publicacionId,
      reviewId: id,
      datos: { titulo: work.titulo },
    });
    await inviteInstead(services, publicacionId, ronda);
    return true;
  });
}
