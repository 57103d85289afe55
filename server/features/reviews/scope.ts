/** Which reviews a list holds, as SQL. Lists are of reviews joined with their publications (queries.ts). */
import { and, eq, inArray, isNull, not, or, type SQL } from 'drizzle-orm';
import { writtenBy } from '#server/features/publications/scope.ts';
import type { Database } from '#server/platform/database/database.ts';
import { publications, reviews } from '#server/platform/database/schema.ts';
import { completedEstados } from '#server/policy.ts';

const ofLivingWork = isNull(publications.fechaEliminacion);

export const ofPublication = (id: string): SQL => eq(reviews.publicacionId, id);

/** Assigned to this person. */
export const ofReviewer = (id: string): SQL | undefined => and(eq(reviews.revisorId, id), ofLivingWork);

/** All that somebody who runs the platform may read: of works they wrote, what any author reads. */
export const readableByStaff = (db: Database, id: string): SQL | undefined =>
  and(
    ofLivingWork,
    or(
      not(writtenBy(db, id)),
      eq(reviews.revisorId, id),
      and(inArray(reviews.estado, [...completedEstados]), isNull(reviews.fechaDeclinada)),
    ),
  );
