/** Alternates (issue 5): the platform invites the first of a ranked list who can, and the next when one cannot after all. */
import { record } from '#server/events/events.ts';
import { lockWork } from '#server/features/publications/queries.ts';
import { giveReview } from '#server/features/reviewing/assign.ts';
import type { Services } from '#server/platform/services.ts';
import { findWaiting, markInvited, markPassedOver } from './alternate-queries.ts';
import { findHindrances } from './hindrances.ts';

/**
 * Invites from the list until as many review the present round as are wanted: those under way and those completed. In the
 * caller's transaction and with the work's row locked, so that whoever comes second counts whom the first invited. `by` is
 * the editor who asked for it, null for the platform. Gives how many are still missing.
 */
export async function inviteNext(services: Services, publicacionId: string, by: string | null): Promise<number> {
  const { db } = services;
  // Locked already: this reads it as what the caller did has left it.
  const work = await lockWork(db, publicacionId);
  if (work?.estado !== 'EN_REVISION' || work.deletedAt || work.revisoresDeseados === null) return 0;
  let missing = work.revisoresDeseados - work.reviews;
  if (missing <= 0) return 0;
  const waiting = await findWaiting(db, work.id, work.ronda);
  const ids = waiting.map(({ userId }) => userId);
  const hindrances = await findHindrances(services, work, ids);
  for (const candidate of waiting) {
    if (missing === 0) break;
    const why = hindrances.get(candidate.userId);
    if (why) {
      await markPassedOver(db, candidate, why);
      continue;
    }
    await giveReview(services, work, { revisorId: candidate.userId }, by);
    await markInvited(db, candidate, new Date());
    missing--;
  }
  return missing;
}

/**
 * What follows an invitation of a round that came to nothing, in the transaction that closes it and with the work's row
 * locked: the next candidate is invited, and the editors are told where nobody is left to ask.
 */
export async function inviteInstead(services: Services, publicacionId: string, ronda: number): Promise<void> {
  const { db } = services;
  const missing = await inviteNext(services, publicacionId, null);
  if (missing === 0) return;
  const work = await lockWork(db, publicacionId);
  if (!work || work.ronda !== ronda) return;
  await record(db, {
    type: 'candidates.exhausted',
    userId: null,
    publicacionId,
    datos: { titulo: work.titulo, faltan: missing },
  });
}
