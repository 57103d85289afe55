/** Which reviews a list holds, as SQL on reviews alone. */

import type { ShownReviewEstado } from '#contract/entities/review.ts';
import type { Journals } from '#contract/workflow.ts';
import { ofJournals, writtenBlindBy, writtenBy } from '#server/features/publications/scope.ts';
import { isWithheld } from '#server/features/publications/withheld-queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inUndecidedRound } from '#server/platform/database/open-round-scope.ts';
import { publications, reviews, users, versions } from '#server/platform/database/schema.ts';
import {
  and,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  not,
  notExists,
  notInArray,
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

/**
 * All that somebody who runs works may read of those of `journals`, and of works they wrote what any author reads. Of other
 * journals' works that is what they read without the role: their own reviews, and what they are told as authors.
 */
export function readableByStaff(db: Database, id: string, journals: Journals): SQL | undefined {
  const written = writtenBy(db, id, reviews.publicacionId);
  const run = ofJournals(db, journals, reviews.publicacionId);
  return and(
    ofLivingWork(db),
    run
      ? or(and(not(written), or(run, eq(reviews.revisorId, id))), and(written, toldToAuthor(id)))
      : or(not(written), toldToAuthor(id)),
  );
}

/**
 * Those that are hidden from who runs works everywhere. They are few, and found by their works: counting these and all is quicker
 * than counting the readable ones.
 */
export function hiddenFromStaff(db: Database, id: string): SQL | undefined {
  const deleted = db.select({ id: publications.id }).from(publications).where(isNotNull(publications.fechaEliminacion));
  const told = toldToAuthor(id);
  return or(
    sql`${reviews.publicacionId} = any(array(${deleted}))`,
    and(writtenBy(db, id, reviews.publicacionId), told && sql`${told} is not true`),
  );
}

export interface ReviewFilters {
  estado?: ShownReviewEstado | undefined;
  search?: string | undefined;
}

/** Both conditions; where there is only one, that. */
export const both = and;

/** What of a list the filters leave. Who must not know who reviews the own works does not find them by their reviewers. */
export const meeting = (db: Database, viewerId: string, { estado, search = '' }: ReviewFilters): SQL | undefined =>
  and(
    estado && shownAs(db, estado),
    ...search
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => saying(db, viewerId, word)),
  );

function shownAs(db: Database, estado: ShownReviewEstado): SQL | undefined {
  if (estado === 'DECLINADA') return isNotNull(reviews.fechaDeclinada);
  const standing = isNull(reviews.fechaDeclinada);
  const isWaitedFor = exists(db.select({ one: sql`1` }).from(publications).where(inUndecidedRound));
  switch (estado) {
    case 'CERRADA':
      return and(standing, notInArray(reviews.estado, [...completedEstados]), not(isWaitedFor));
    case 'ATRASADA':
      return and(
        standing,
        notInArray(reviews.estado, [...completedEstados]),
        sql`${reviews.fechaLimite} < now()`,
        isWaitedFor,
      );
    default:
      return and(standing, eq(reviews.estado, estado), completedEstados.includes(estado) ? undefined : isWaitedFor);
  }
}

/** The title of the version that was given to review: a later draft's is its authors' own. */
export const reviewedTitle = sql<string>`coalesce(
  (select versions.titulo from versions
    where versions.publicacion_id = reviews.publicacion_id and versions.ronda = reviews.ronda
    order by versions.numero desc limit 1),
  (select publications.titulo from publications where publications.id = reviews.publicacion_id))`;

function saying(db: Database, viewerId: string, word: string): SQL | undefined {
  const pattern = sql`public.es_plain(${`%${word.replace(/[\\%_]/g, '\\$&')}%`})`;
  // Works that are, or were, called so: of these few the title that was reviewed is looked at.
  const titled = db
    .select({ id: publications.id })
    .from(publications)
    .where(sql`${publications.tituloNormal} like ${pattern}`);
  const onceTitled = db
    .select({ id: versions.publicacionId })
    .from(versions)
    .where(sql`public.es_plain(${versions.titulo}) like ${pattern}`);
  // By the name alone: every address of a university would answer to its name.
  const named = db
    .select({ id: users.id })
    .from(users)
    .where(sql`public.es_plain(${users.nombres} || ' ' || ${users.apellidos}) like ${pattern}`);
  return or(
    and(
      or(inArray(reviews.publicacionId, titled), inArray(reviews.publicacionId, onceTitled)),
      sql`public.es_plain(${reviewedTitle}) like ${pattern}`,
    ),
    and(inArray(reviews.revisorId, named), not(writtenBlindBy(db, viewerId, reviews.publicacionId))),
  );
}
