/** SQL of what other services announced of works (COAR Notify), as those who run these see it. */
import { unionAll } from 'drizzle-orm/pg-core';
import { waitingReceived } from '#contract/notify.ts';
import type { Journals } from '#contract/workflow.ts';
import type { Database } from '#server/platform/database/database.ts';
import { notifyInboxes, notifyReceived, publications } from '#server/platform/database/schema.ts';
import { and, eq, exists, inArray, isNotNull, isNull, not, or } from '#server/platform/database/sql.ts';
import { isPublicWork } from './queries.ts';
import { inJournals, type Where, writtenBy } from './scope.ts';

const p = publications;

/** Whose eyes they are: of the works of these journals those that they do not sign. */
export interface AnnouncedTo {
  viewerId: string;
  journals: Journals;
}
export const announcedTo = (db: Database, { viewerId, journals }: AnnouncedTo): Where =>
  and(isPublicWork, inJournals(journals), not(writtenBy(db, viewerId, p.id)));

/** The ids of what was announced to them and waits for their word. */
export const waitingAnnounced = (db: Database, to: AnnouncedTo) =>
  db
    .select({ id: notifyReceived.id })
    .from(notifyReceived)
    .innerJoin(p, eq(p.id, notifyReceived.publicacionId))
    .where(and(inArray(notifyReceived.estado, [...waitingReceived]), announcedTo(db, to)));

/**
 * Something where there may be any for those who run works of these journals: a service that may speak of them announced something, or one that
 * is deleted left what readers see. Of which works is not asked: that would read all that was ever accepted, for who has none of it.
 */
export function mayBeAnnounced(db: Database, journals: Journals) {
  const i = notifyInboxes;
  const n = notifyReceived;
  const announced = db
    .select({ id: n.id })
    .from(n)
    .where(and(eq(n.buzonId, i.id), isNotNull(n.publicacionId)));
  const speaksOfThem = journals === 'all' ? undefined : or(isNull(i.revistaId), inJournals(journals, i.revistaId));
  return unionAll(
    db
      .select({ id: i.id })
      .from(i)
      .where(and(speaksOfThem, exists(announced))),
    db.select({ id: n.id }).from(n).where(isNull(n.buzonId)),
  );
}
