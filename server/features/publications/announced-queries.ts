/** SQL of what other services announced of works (COAR Notify), as those who run these see it. */
import type { ReceivedState } from '#contract/notify.ts';
import type { Journals } from '#contract/workflow.ts';
import type { Database } from '#server/platform/database/database.ts';
import { notifyReceived, publications } from '#server/platform/database/schema.ts';
import { and, eq, not } from '#server/platform/database/sql.ts';
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

/** The ids of what was announced to them, looked at or not. */
export const announcedIds = (db: Database, to: AnnouncedTo, estado?: ReceivedState) =>
  db
    .select({ id: notifyReceived.id })
    .from(notifyReceived)
    .innerJoin(p, eq(p.id, notifyReceived.publicacionId))
    .where(and(estado && eq(notifyReceived.estado, estado), announcedTo(db, to)));
