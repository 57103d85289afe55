import { type Absence, isAwayWhenDue } from '#contract/absence.ts';
import type { DomainEvent } from '#server/events/event-kinds.ts';
import { recordAll } from '#server/events/events.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findAwaited } from './awaited-queries.ts';

/** Of somebody who has more to review than this the soonest are told. */
const mostTold = 100;

/**
 * Tells the editors of what a reviewer still has to do that the reviewer is away when it is due, or is not any more. No deadline
 * changes by it: what to do is for who runs the work to say. In the transaction that changes the absence from `before` to `after`.
 */
export async function tellAbsence(
  db: Database,
  userId: string,
  { before, after }: Record<'before' | 'after', Absence>,
  now = new Date(),
): Promise<void> {
  const isSame = before.noDisponibleHasta?.getTime() === after.noDisponibleHasta?.getTime();
  if (isSame && before.ausenteDesde?.getTime() === after.ausenteDesde?.getTime()) return;
  const hasta = after.noDisponibleHasta;
  const events = (await findAwaited(db, userId, mostTold)).flatMap(({ plazo, titulo, ...about }): DomainEvent[] => {
    const [was, is] = [isAwayWhenDue(before, plazo, now), isAwayWhenDue(after, plazo, now)];
    const event = { ...about, userId };
    const datos = { titulo, plazo: plazo.toISOString() };
    if (is && hasta && !(was && isSame))
      return [{ ...event, type: 'review.reviewerAway', datos: { ...datos, fecha: hasta.toISOString() } }];
    return was && !is ? [{ ...event, type: 'review.reviewerBack', datos }] : [];
  });
  await recordAll(db, events);
}
