import { publications, reviews } from '#server/platform/database/schema.ts';
import { and, eq, isNotNull, isNull, or } from '#server/platform/database/sql.ts';

const inItsRound = and(
  eq(publications.id, reviews.publicacionId),
  eq(publications.ronda, reviews.ronda),
  isNull(publications.fechaEliminacion),
);

/** A review with its work, while that is in review in the review's own round: what the policy calls an open round, as SQL. */
export const inOpenRound = and(inItsRound, eq(publications.estado, 'EN_REVISION'));

/** The same, and of rounds that wait for their authors: they will be open again. */
export const inUndecidedRound = and(
  inItsRound,
  or(eq(publications.estado, 'EN_REVISION'), isNotNull(publications.fechaDevolucion)),
);
