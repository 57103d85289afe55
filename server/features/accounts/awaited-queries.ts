import type { Database } from '#server/platform/database/database.ts';
import { inOpenRound } from '#server/platform/database/open-round-scope.ts';
import { publications, reviews } from '#server/platform/database/schema.ts';
import { and, asc, eq, isNotNull, isNull, sql } from '#server/platform/database/sql.ts';

export type AwaitedReview = Awaited<ReturnType<typeof findAwaited>>[number];

/**
 * What somebody still has to review and by when, the soonest first: an invitation that they have not answered is due when its
 * answer is.
 */
export const findAwaited = (db: Database, revisorId: string, limit: number) =>
  db
    .select({
      reviewId: reviews.id,
      publicacionId: reviews.publicacionId,
      titulo: publications.titulo,
      plazo: sql`case when ${reviews.fechaAceptada} is null and ${reviews.estado} = 'PENDIENTE'
        then coalesce(${reviews.fechaInvitacionVence}, ${reviews.fechaLimite})
        else ${reviews.fechaLimite} end`.mapWith(reviews.fechaAsignacion),
    })
    .from(reviews)
    .innerJoin(publications, inOpenRound)
    .where(
      and(
        eq(reviews.revisorId, revisorId),
        isNull(reviews.fechaCompletada),
        isNull(reviews.fechaDeclinada),
        isNotNull(reviews.fechaLimite),
      ),
    )
    .orderBy(asc(reviews.fechaLimite), asc(reviews.id))
    .limit(limit);
