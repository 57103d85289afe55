/** SQL of the roster: three statements, whatever the number of reviewers and of reviews. */

import type { rosterOrders, rosterStates } from '#contract/entities/candidate.ts';
import { runsWorksIn } from '#contract/roles.ts';
import type { Person } from '#contract/workflow.ts';
import { inJournals, readableBy, writtenBy } from '#server/features/publications/scope.ts';
import type { Database } from '#server/platform/database/database.ts';
import { bids, publications, reviews, users } from '#server/platform/database/schema.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNull,
  lte,
  not,
  or,
  type SQL,
  sql,
} from '#server/platform/database/sql.ts';
import {
  candidateColumns,
  capacity,
  isAway,
  isNamed,
  ofStaffsBlindWork,
  overdueCount,
  reviewing,
  reviewsOf,
  within,
} from './queries.ts';

interface Asked {
  search: string;
  state: (typeof rosterStates)[number] | undefined;
  order: (typeof rosterOrders)[number];
  /** Reviews that somebody has at once who said no number. */
  usual: number;
  now: Date;
  limit: number;
  offset: number;
}

/**
 * A page of who reviews, each with how many there are. By name who is on the page is known without a look at any review; every other order,
 * and every state, is of all reviews of all of them.
 */
export function findRoster(db: Database, { search, state, order, usual, now, limit, offset }: Asked) {
  const words = search.split(/\s+/).filter(Boolean);
  const { abiertas, aTiempo, completadas, ultimaInvitacion } = candidateColumns;
  const most = capacity(usual);
  const overdue = overdueCount(now);
  const states: Record<(typeof rosterStates)[number], SQL | undefined> = {
    disponibles: and(sql`${abiertas} < ${most}`, sql`(${isAway(now)}) is not true`),
    llenas: sql`${abiertas} >= ${most}`,
    ausentes: isAway(now),
    vencidas: sql`${overdue} > 0`,
  };
  const inTime = sql`${aTiempo}::float8 / nullif(${completadas}, 0)`;
  const orders: Record<(typeof rosterOrders)[number], SQL[]> = {
    nombre: [],
    sitio: [sql`case when ${isAway(now)} then 1 else 0 end`, sql`${most} - ${abiertas} desc`],
    carga: [desc(abiertas), desc(overdue)],
    puntuales: [sql`${inTime} desc nulls last`, desc(completadas)],
    impuntuales: [sql`${inTime} asc nulls last`, desc(completadas)],
    invitacion: [sql`${ultimaInvitacion} asc nulls first`],
  };
  const asked = and(reviewing, ...words.map((word) => or(isNamed(word), knows(word))));
  const byName = [asc(users.nombreNormal), asc(users.id)];
  const isByName = order === 'nombre' && !state;
  const named = db
    .select({ id: users.id })
    .from(users)
    .where(asked)
    .orderBy(...byName)
    .limit(limit)
    .offset(offset);
  const all = isByName ? sql`(${db.select({ all: count() }).from(users).where(asked)})` : sql`count(*) over ()`;
  return db
    .select({
      ...candidateColumns,
      palabrasClave: users.palabrasClave,
      vencidas: overdue,
      total: all.mapWith(Number),
    })
    .from(users)
    .leftJoin(reviews, reviewsOf(db))
    .leftJoin(publications, eq(publications.id, reviews.publicacionId))
    .where(isByName ? inArray(users.id, named) : asked)
    .groupBy(users.id)
    .having(state && states[state])
    .orderBy(...orders[order], ...byName)
    .limit(limit)
    .offset(isByName ? 0 : offset);
}
export type RosterRow = Awaited<ReturnType<typeof findRoster>>[number];

/** What they say they know about has the word in it. */
const knows = (word: string) =>
  sql`public.es_plain(array_to_string(${users.palabrasClave}, ' ')) like public.es_plain(${within(word)})`;

/** The last invitations of each of these people to works that the viewer runs, may read and did not write. */
export async function findLastInvitations(db: Database, viewer: Person, ids: readonly string[], each: number) {
  const ranked = db
    .select({
      id: reviews.id,
      revisorId: reviews.revisorId,
      publicacionId: reviews.publicacionId,
      titulo: publications.titulo,
      fecha: reviews.fechaAsignacion,
      estado: reviews.estado,
      expirada: reviews.expirada,
      fechaRetirada: reviews.fechaRetirada,
      declined: sql<boolean>`${reviews.fechaDeclinada} is not null`.as('declined'),
      place: sql<number>`row_number() over (
        partition by ${reviews.revisorId} order by ${reviews.fechaAsignacion} desc, ${reviews.id} desc)`.as('place'),
    })
    .from(reviews)
    .innerJoin(publications, eq(publications.id, reviews.publicacionId))
    .where(
      and(
        inArray(reviews.revisorId, [...ids]),
        readableBy(db, viewer),
        inJournals(runsWorksIn(viewer)),
        not(writtenBy(db, viewer.id, reviews.publicacionId)),
      ),
    )
    .as('ranked');
  const rows = await db.select().from(ranked).where(lte(ranked.place, each)).orderBy(asc(ranked.place));
  return rows;
}
export type InvitationRow = Awaited<ReturnType<typeof findLastInvitations>>[number];

/**
 * How many works in review each of these people would like to review, and could: of those alone whose reviewers everybody who runs
 * works may know, as all figures here, and of none that the viewer wrote.
 */
export async function findPreferenceCounts(db: Database, viewer: Person, ids: readonly string[]) {
  const counted = (answer: 'QUIERO' | 'PUEDO') =>
    sql`count(*) filter (where ${bids.respuesta} = ${answer})`.mapWith(Number);
  const rows = await db
    .select({ userId: bids.userId, quiere: counted('QUIERO'), puede: counted('PUEDO') })
    .from(bids)
    .innerJoin(publications, and(eq(publications.id, bids.publicacionId), eq(publications.ronda, bids.ronda)))
    .where(
      and(
        inArray(bids.userId, [...ids]),
        eq(publications.estado, 'EN_REVISION'),
        isNull(publications.fechaEliminacion),
        inJournals(runsWorksIn(viewer)),
        not(ofStaffsBlindWork(db, bids.publicacionId)),
        not(writtenBy(db, viewer.id, bids.publicacionId)),
      ),
    )
    .groupBy(bids.userId);
  return new Map(rows.map(({ userId, ...counts }) => [userId, counts]));
}
