/** Which reviews a list holds, as SQL on reviews alone. */

import { writtenBy } from '#server/features/publications/scope.ts';
import { isWithheld } from '#server/features/publications/withheld-queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { publications, reviews } from '#server/platform/database/schema.ts';
import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from '#server/platform/database/sql.ts';
import { completedEstados } from '#server/policy/index.ts';

/** Of a work that is not deleted; put so because deleted works are few, and have an index of their own. */
const ofLivingWork = (db: Database): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(publications)
      .where(and(eq(publications.id, reviews.publicacionId), isNotNull(publications.fechaEliminacion))),
  );

/** Assigned to this person. */
export const ofReviewer = (db: Database, id: string): SQL | undefined =>
  and(eq(reviews.revisorId, id), ofLivingWork(db));

/** What an author reads of the reviews of a work, and who wrote one. */
const toldToAuthor = (id: string): SQL | undefined =>
  or(
    eq(reviews.revisorId, id),
    and(inArray(reviews.estado, [...completedEstados]), isNull(reviews.fechaDeclinada), not(isWithheld)),
  );

/** All that somebody who runs the platform may read: of works they wrote, what any author reads. */
export const readableByStaff = (db: Database, id: string): SQL | undefined =>
  and(ofLivingWork(db), or(not(writtenBy(db, id, reviews.publicacionId)), toldToAuthor(id)));

/** The others. They are few, and found by their works: counting these and all is quicker than counting the readable ones. */
export function hiddenFromStaff(db: Database, id: string): SQL | undefined {
  const deleted = db.select({ id: publications.id }).from(publications).where(isNotNull(publications.fechaEliminacion));
  const told = toldToAuthor(id);
  return or(
    sql`${reviews.publicacionId} = any(array(${deleted}))`,
    and(writtenBy(db, id, reviews.publicacionId), told && sql`${told} is not true`),
  );
}
