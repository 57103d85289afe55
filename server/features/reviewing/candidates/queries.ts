/** SQL of candidates: who reviews, how much they have to do, and how they did before. */

import type { Database } from '#server/platform/database/database.ts';
import { onTime } from '#server/platform/database/on-time-scope.ts';
import { holdsRole } from '#server/platform/database/role-scope.ts';
import { authorships, publications, reviews, users } from '#server/platform/database/schema.ts';
import {
  and,
  arrayOverlaps,
  asc,
  type Column,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from '#server/platform/database/sql.ts';
import { completedEstados, rolesThat } from '#server/policy/index.ts';

/** Somebody who reviews for this journal; without one, for any. */
const reviewingFor = (revistaId?: string) =>
  and(holdsRole(rolesThat.review, revistaId), isNull(users.fechaEliminacion), isNull(users.fechaBloqueo));

/** Somebody who reviews. */
export const reviewing = reviewingFor();

/** A name or the address has the word in it. */
export const isNamed = (word: string) => sql`${users.nombreNormal} like public.es_plain(${within(word)})`;
/** Anywhere in a text. */
export const within = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Who reviews, for this journal where one is named, and has all these words in a name or the address, in the order of their surnames. */
export async function findReviewerIds(db: Database, search: string, revistaId?: string): Promise<string[]> {
  const words = search.split(/\s+/).filter(Boolean);
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(reviewingFor(revistaId), ...words.map((word) => isNamed(word))))
    .orderBy(asc(users.nombreNormal), asc(users.id));
  return rows.map(({ id }) => id);
}

const completed = and(inArray(reviews.estado, [...completedEstados]), isNull(reviews.fechaDeclinada));
/** Under way: of a work still in review or to come back to it, in its present round. */
const open = and(
  isNull(reviews.fechaCompletada),
  isNull(reviews.fechaDeclinada),
  eq(reviews.ronda, publications.ronda),
  or(inArray(publications.estado, ['EN_REVISION', 'PENDIENTE_APROBACION']), isNotNull(publications.fechaDevolucion)),
  isNull(publications.fechaEliminacion),
);
const countOf = (where: SQL | undefined) => sql`count(${reviews.id}) filter (where ${where})`.mapWith(Number);
const daysTaken = sql`extract(epoch from ${reviews.fechaCompletada} - ${reviews.fechaAsignacion}) / 86400`;

export type CandidateRow = Awaited<ReturnType<typeof findCandidateRows>>[number];

/** Of a work that somebody who runs works has signed, and whose authors must not know who reviews it. */
export const ofStaffsBlindWork = (db: Database, work: Column = reviews.publicacionId) =>
  inArray(
    work,
    db
      .select({ id: authorships.publicacionId })
      .from(authorships)
      .innerJoin(users, eq(users.id, authorships.userId))
      .innerJoin(publications, eq(publications.id, authorships.publicacionId))
      .where(and(arrayOverlaps(users.roles, rolesThat.runWorks), ne(publications.identidadRevision, 'abierta'))),
  );

/** What is known of somebody as a reviewer, of `users` grouped and joined by `reviewsOf`. */
export const candidateColumns = {
  id: users.id,
  nombres: users.nombres,
  apellidos: users.apellidos,
  afiliacion: users.afiliacion,
  email: users.email,
  roles: users.roles,
  ambitos: users.ambitos,
  bloqueada: sql`${users.fechaBloqueo} is not null`.mapWith(Boolean),
  capacidadRevisiones: users.capacidadRevisiones,
  noDisponibleHasta: users.noDisponibleHasta,
  ausenteDesde: users.ausenteDesde,
  notaAusencia: users.notaAusencia,
  abiertas: countOf(open),
  completadas: countOf(completed),
  aTiempo: countOf(and(completed, sql`coalesce(${onTime}, true)`)),
  diasMediana: sql<number | null>`round((percentile_cont(0.5) within group (order by ${daysTaken})
    filter (where ${and(completed, isNotNull(reviews.fechaCompletada))}))::numeric, 1)::float8`,
  ultimaInvitacion: sql<Date | null>`max(${reviews.fechaAsignacion})`.mapWith(reviews.fechaAsignacion),
};

/** Open reviews past their deadline. */
export const overdueCount = (now: Date) => countOf(and(open, lte(reviews.fechaLimite, now)));

/**
 * The reviews that count for somebody. Those of works that editors signed count for nobody where reviewers are hidden from
 * authors: every other review an editor can read, and whatever the figures had beyond those would be of a work of theirs.
 */
export const reviewsOf = (db: Database) => and(eq(reviews.revisorId, users.id), not(ofStaffsBlindWork(db)));

/** What is known of these people as reviewers, blocked ones and those without the role included, in no order. */
export const findCandidateRows = (db: Database, ids: readonly string[]) =>
  db
    .select(candidateColumns)
    .from(users)
    .leftJoin(reviews, reviewsOf(db))
    .leftJoin(publications, eq(publications.id, reviews.publicacionId))
    .where(and(inArray(users.id, [...ids]), isNull(users.fechaEliminacion)))
    .groupBy(users.id);

/** Away at that moment, or from a day up to `until` on (contract/absence.ts). */
export const isAway = (now: Date, until = now) =>
  and(gt(users.noDisponibleHasta, now), or(isNull(users.ausenteDesde), lte(users.ausenteDesde, until)));

/** Who reviews and is away at that moment, or from a day up to `until` on. */
export async function findAwayReviewers(db: Database, now: Date, until: Date): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(reviewing, isAway(now, until)));
  return rows.map(({ id }) => id);
}

/** How many reviews somebody would have at once, `usual` where they said no number. */
export const capacity = (usual: number) => sql`coalesce(${users.capacidadRevisiones}, ${usual}::int)`;

/** Who has no room for another review: as many under way as they take, `usual` where they said no number. */
export async function findFullReviewers(db: Database, usual: number): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(
      reviews,
      and(eq(reviews.revisorId, users.id), isNull(reviews.fechaCompletada), not(ofStaffsBlindWork(db))),
    )
    .leftJoin(publications, eq(publications.id, reviews.publicacionId))
    .where(reviewing)
    .groupBy(users.id)
    .having(sql`${candidateColumns.abiertas} >= ${capacity(usual)}`);
  return rows.map(({ id }) => id);
}

export type AskedRow = Awaited<ReturnType<typeof findAsked>>[number];

/** Who was asked to review the work, round by round, and what became of it; of somebody asked anew in one, the standing one last. */
export const findAsked = (db: Database, publicacionId: string) =>
  db
    .select({
      revisorId: reviews.revisorId,
      ronda: reviews.ronda,
      estado: reviews.estado,
      estadoRevisor: reviews.estadoRevisor,
      declined: sql`${reviews.fechaDeclinada} is not null`.mapWith(Boolean),
      expirada: reviews.expirada,
      fechaRetirada: reviews.fechaRetirada,
    })
    .from(reviews)
    .where(eq(reviews.publicacionId, publicacionId))
    .orderBy(asc(reviews.ronda), sql`${reviews.fechaRetirada} asc nulls last`, asc(reviews.numero));
