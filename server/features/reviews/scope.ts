/** Which reviews a list holds, as SQL on reviews alone. */
import { and, eq, inArray, isNotNull, isNull, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import { writtenBy } from '#server/features/publications/scope.ts';
import { isWithheld } from '#server/features/publications/withheld-queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { publications, reviews } from '#server/platform/database/schema.ts';
import { completedEstados } from '#server/policy.ts';

/** Of a work that is not deleted; put so because deleted works are few, and have an index of their own. */
const ofLivingWork = (db: Database): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(publications)
      .where(and(eq(publications.id, reviews.publicacionId), isNotNull(publications.fechaEliminacion))),
  );

export const ofPublication = (id: string): SQL => eq(reviews.publicacionId, id);

/** Assigned to this person. */
export const ofReviewer = (db: Database, id: string): SQL | undefined =>
  and(eq(reviews.revisorId, id), ofLivingWork(db));

/** All that somebody who runs the platform may read: of works they wrote, what any author reads. */
export const readableByStaff = (db: Database, id: string): SQL | undefined =>
  and(
    ofLivingWork(db),
    or(
      not(writtenBy(db, id, reviews.publicacionId)),
      eq(reviews.revisorId, id),
      and(inArray(reviews.estado, [...completedEstados]), isNull(reviews.fechaDeclinada), not(isWithheld)),
    ),
  );
