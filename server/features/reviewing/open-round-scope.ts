import { and, eq, isNull } from 'drizzle-orm';
import { publications, reviews } from '#server/platform/database/schema.ts';

/** A review with its work, while that is in review in the review's own round: what the policy calls an open round, as SQL. */
export const inOpenRound = and(
  eq(publications.id, reviews.publicacionId),
  eq(publications.ronda, reviews.ronda),
  eq(publications.estado, 'EN_REVISION'),
  isNull(publications.fechaEliminacion),
);
