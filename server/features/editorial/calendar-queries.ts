/** SQL of the editors' calendar. */

import type { Journals } from '#contract/workflow.ts';
import { inJournals, writtenBy } from '#server/features/publications/scope.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inOpenRound } from '#server/platform/database/open-round-scope.ts';
import { publications, reviews, users } from '#server/platform/database/schema.ts';
import { and, asc, eq, gte, inArray, isNull, lt, not, sql } from '#server/platform/database/sql.ts';
import { completedEstados } from '#server/policy/index.ts';

interface Span {
  viewerId: string;
  /** Of the works of these. */
  journals: Journals;
  /** Of works alone that the viewer handles. */
  own: boolean;
  /** From this moment on, and before that one. */
  from: Date;
  until: Date;
  limit: number;
}

/** Open reviews of works in review that lie in the span, works of the viewer's own left out; the first due first. */
export const findOpenReviews = (db: Database, { viewerId, journals, own, from, until, limit }: Span) =>
  db
    .select({
      id: reviews.id,
      publicacionId: reviews.publicacionId,
      nombres: users.nombres,
      apellidos: users.apellidos,
      inicio: reviews.fechaAsignacion,
      fin: sql`${reviews.fechaLimite}`.mapWith(reviews.fechaAsignacion),
    })
    .from(reviews)
    .innerJoin(publications, inOpenRound)
    .innerJoin(users, eq(users.id, reviews.revisorId))
    .where(
      and(
        isNull(reviews.fechaCompletada),
        isNull(reviews.fechaDeclinada),
        not(inArray(reviews.estado, [...completedEstados])),
        gte(reviews.fechaLimite, from),
        lt(reviews.fechaAsignacion, until),
        own ? eq(publications.editorId, viewerId) : undefined,
        inJournals(journals),
        not(writtenBy(db, viewerId)),
      ),
    )
    .orderBy(asc(reviews.fechaLimite), asc(reviews.id))
    .limit(limit);
