/** SQL of reminders: whom to remind of what, and that it was done. Every moment is compared with the caller's `now`. */

import { type ByJournal, caseByJournal } from '#server/platform/database/by-journal.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inOpenRound } from '#server/platform/database/open-round-scope.ts';
import { decisions, publications, reminders, reviews, users } from '#server/platform/database/schema.ts';
import {
  and,
  arrayOverlaps,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from '#server/platform/database/sql.ts';
import { rolesThat } from '#server/policy/index.ts';
import type { RoundDates } from './waiting.ts';

/** Who may be reminded: neither excused nor shut out, nor away (contract/absence.ts). */
const remindable = (now: Date) =>
  and(
    eq(users.sinRecordatorios, false),
    isNull(users.fechaBloqueo),
    isNull(users.fechaEliminacion),
    or(isNull(users.noDisponibleHasta), lte(users.noDisponibleHasta, now), gt(users.ausenteDesde, now)),
  );
const person = {
  userId: users.id,
  email: users.email,
  nombres: users.nombres,
  preferencias: users.preferencias,
};
export type Reminded = Pick<typeof users.$inferSelect, 'email' | 'nombres' | 'preferencias'> & { userId: string };

/** Of these accounts, those that may be reminded. */
export const findRemindable = (db: Database, ids: readonly string[], now: Date): Promise<Reminded[]> =>
  db
    .select({ userId: users.id, email: users.email, nombres: users.nombres, preferencias: users.preferencias })
    .from(users)
    .where(and(inArray(users.id, [...ids]), remindable(now)));

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`;
const integers = (values: readonly number[]) => sql`${`{${values.join(',')}}`}::int[]`;
/** The days that hold for a work's journal. */
const daysFor = (days: ByJournal<readonly number[]>) => caseByJournal(days, publications, integers);
const days = (count: SQL) => sql`${count} * interval '1 day'`;
const day = sql.raw('d.day');

/** Notes that a reminder goes out, in the caller's transaction. False where it did already, or is going just now. */
export async function insertReminder(db: Database, row: typeof reminders.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(reminders).values(row).onConflictDoNothing().returning({ clave: reminders.clave });
  return inserted.length === 1;
}

/** The alias of the key is the name of no column here: it would be read as that column. */
const isSent = (db: Database, clave: SQL | SQL.Aliased) =>
  db.select({ one: sql`1` }).from(reminders).where(eq(reminders.clave, clave));

/**
 * Open reviews of works in review for which a reminder is due, the oldest deadline first. `offsets`: days from the
 * deadline, negative before it. Of several that are due only the last counts; none from before the review was assigned,
 * none that announces a deadline which is over. The key holds the day of the deadline, so that a moved one is reminded
 * of again.
 */
export async function findDueReviews(db: Database, offsets: ByJournal<readonly number[]>, now: Date, limit: number) {
  const moment = sql`${reviews.fechaLimite} + ${days(day)}`;
  const last = sql<number | null>`(select max(d.day) from unnest(${daysFor(offsets)}) as d(day)
    where ${moment} <= ${at(now)} and ${moment} > ${reviews.fechaAsignacion}
      and (d.day >= 0 or ${reviews.fechaLimite} > ${at(now)}))`;
  const due = db
    .select({
      ...person,
      reviewId: sql<string>`${reviews.id}`.as('review_id'),
      publicacionId: reviews.publicacionId,
      titulo: publications.titulo,
      fechaLimite: reviews.fechaLimite,
      estado: reviews.estado,
      fechaAceptada: reviews.fechaAceptada,
      fechaInvitacionVence: reviews.fechaInvitacionVence,
      clave: sql<string>`'revision:' || ${reviews.id} || ':'
        || to_char(${reviews.fechaLimite} at time zone 'UTC', 'YYYY-MM-DD') || ':' || ${last}`.as('proxima'),
    })
    .from(reviews)
    .innerJoin(publications, inOpenRound)
    .innerJoin(users, and(eq(users.id, reviews.revisorId), remindable(now)))
    .where(
      and(
        isNull(reviews.fechaCompletada),
        isNull(reviews.fechaDeclinada),
        sql`${reviews.fechaLimite} <= ${at(now)} + ${days(sql`${Math.max(0, ...allOf(offsets).map((offset) => -offset))}::int`)}`,
      ),
    )
    .as('due');
  return db
    .select()
    .from(due)
    .where(and(isNotNull(due.clave), notExists(isSent(db, sql`${due.clave}`))))
    .orderBy(asc(due.fechaLimite), asc(due.reviewId))
    .limit(limit);
}

/** Open reviews of these works that are past their deadline, the longest first. */
export const findLate = (db: Database, works: readonly string[], now: Date, limit: number) =>
  db
    .select({ id: reviews.id, publicacionId: reviews.publicacionId })
    .from(reviews)
    .innerJoin(publications, inOpenRound)
    .where(
      and(
        inArray(reviews.publicacionId, [...works]),
        isNull(reviews.fechaCompletada),
        isNull(reviews.fechaDeclinada),
        lte(reviews.fechaLimite, now),
      ),
    )
    .orderBy(asc(reviews.fechaLimite), asc(reviews.id))
    .limit(limit);

const allOf = ({ usual, elsewhere }: ByJournal<readonly number[]>) =>
  [usual, ...elsewhere.map(({ value }) => value)].flat();

/** Works that have waited for their changes for one of these numbers of days; of several only the last counts. */
export async function findDueChanges(db: Database, after: ByJournal<readonly number[]>, now: Date, limit: number) {
  const asked = sql`(select max(${decisions.fecha}) from ${decisions}
    where ${decisions.publicacionId} = ${publications.id} and ${decisions.estado} = 'CAMBIOS_SOLICITADOS')`;
  const since = sql`coalesce(${asked}, ${publications.fechaActualizacion})`;
  // A round has its changes once, and may have been returned for each of its versions.
  const ofReturn = sql`case when ${publications.fechaDevolucion} is null then '' else ':v' || ${publications.versionActual} end`;
  const last = sql`(select max(d.day) from unnest(${daysFor(after)}) as d(day)
    where ${since} + ${days(day)} <= ${at(now)})`;
  const due = db
    .select({
      ...person,
      publicacionId: sql<string>`${publications.id}`.as('publicacion_id'),
      titulo: publications.titulo,
      fechaDevolucion: publications.fechaDevolucion,
      desde: sql`${since}`.mapWith(publications.fechaActualizacion).as('desde'),
      clave:
        sql<string>`'cambios:' || ${publications.id} || ':' || ${publications.ronda} || ${ofReturn} || ':' || ${last}`.as(
          'proxima',
        ),
    })
    .from(publications)
    .innerJoin(users, and(eq(users.id, publications.autorPrincipalId), remindable(now)))
    .where(and(eq(publications.estado, 'CAMBIOS_SOLICITADOS'), isNull(publications.fechaEliminacion)))
    .as('due');
  return db
    .select()
    .from(due)
    .where(and(isNotNull(due.clave), notExists(isSent(db, sql`${due.clave}`))))
    .orderBy(asc(due.desde), asc(due.publicacionId))
    .limit(limit);
}

/** The key of an editor's digest of a day, `2026-03-01`. */
export const digestKey = (userId: string, date: string) => `editor:${userId}:${date}`;

/** Who runs works and had no digest on any of these days: all of them, or the one asked for. Their keys are looked up one by one, as `digestKey` makes them. */
export async function findEditorsWithout(db: Database, dates: readonly string[], now: Date, userId?: string) {
  const keys = sql`select 'editor:' || ${users.id} || ':' || d.day
    from unnest(${`{${dates.join(',')}}`}::text[]) as d(day)`;
  return db
    .select({ ...person, roles: users.roles, ambitos: users.ambitos })
    .from(users)
    .where(
      and(
        userId === undefined ? undefined : eq(users.id, userId),
        arrayOverlaps(users.roles, rolesThat.runWorks),
        remindable(now),
        notExists(db.select({ one: sql`1` }).from(reminders).where(sql`${reminders.clave} = any(array(${keys}))`)),
      ),
    )
    .orderBy(asc(users.id));
}

/** Works that editors may have to do something for, with what their present round says; the longest in it first. */
export async function findWorksInProcess(db: Database, now: Date, limit: number) {
  const round = and(eq(reviews.publicacionId, publications.id), eq(reviews.ronda, publications.ronda));
  const open = sql`${reviews.id} is not null and ${reviews.fechaCompletada} is null and ${reviews.fechaDeclinada} is null`;
  const raised = sql`(select max(${decisions.fecha}) from ${decisions}
    where ${decisions.publicacionId} = ${publications.id} and ${decisions.estado} = 'PENDIENTE_APROBACION')`;
  const rows = await db
    .select({
      id: publications.id,
      reviewing: sql`coalesce(bool_or(${open} and coalesce(${reviews.fechaLimite} > ${at(now)}, true)), false)`.mapWith(
        Boolean,
      ),
      lastCompleted:
        sql<Date | null>`max(${reviews.fechaCompletada}) filter (where ${reviews.fechaDeclinada} is null)`.mapWith(
          reviews.fechaCompletada,
        ),
      lastDeclined: sql<Date | null>`max(${reviews.fechaDeclinada})`.mapWith(reviews.fechaDeclinada),
      raised: sql`coalesce(${raised}, ${publications.fechaActualizacion})`.mapWith(publications.fechaActualizacion),
    })
    .from(publications)
    .leftJoin(reviews, round)
    .where(
      and(inArray(publications.estado, ['EN_REVISION', 'PENDIENTE_APROBACION']), isNull(publications.fechaEliminacion)),
    )
    .groupBy(publications.id)
    .orderBy(asc(publications.fechaEnvio), asc(publications.id))
    .limit(limit);
  return new Map<string, RoundDates>(rows.map(({ id, ...dates }) => [id, dates]));
}

type Invitation = Pick<typeof reviews.$inferSelect, 'id' | 'publicacionId' | 'ronda' | 'revisorId'>;

/** Invitations of the present round of works in review that nobody answered in time, the oldest first. */
export async function findUnanswered(db: Database, now: Date, limit: number): Promise<Invitation[]> {
  const { id, publicacionId, ronda, revisorId } = reviews;
  return db
    .select({ id, publicacionId, ronda, revisorId })
    .from(reviews)
    .innerJoin(publications, inOpenRound)
    .where(unanswered(now))
    .orderBy(asc(reviews.fechaInvitacionVence), asc(reviews.id))
    .limit(limit);
}

/** Neither accepted, begun, declined nor completed, and its time is over. */
const unanswered = (now: Date) =>
  and(
    isNull(reviews.fechaCompletada),
    isNull(reviews.fechaDeclinada),
    isNull(reviews.fechaAceptada),
    eq(reviews.estado, 'PENDIENTE'),
    sql`${reviews.fechaInvitacionVence} <= ${at(now)}`,
  );

/** Declines the invitation for want of an answer. False where it was answered meanwhile. */
export async function markExpired(db: Database, id: string, now: Date): Promise<boolean> {
  const expired = await db
    .update(reviews)
    .set({ fechaDeclinada: now, expirada: true })
    .where(and(eq(reviews.id, id), unanswered(now)))
    .returning({ id: reviews.id });
  return expired.length === 1;
}

/** Notes when a reviewer was reminded. False where they were since `before`; without it, in any case. */
export async function markReminded(db: Database, reviewId: string, now: Date, before?: Date): Promise<boolean> {
  const long = before && or(isNull(reviews.fechaRecordatorio), lte(reviews.fechaRecordatorio, before));
  const marked = await db
    .update(reviews)
    .set({ fechaRecordatorio: now })
    .where(and(eq(reviews.id, reviewId), long))
    .returning({ id: reviews.id });
  return marked.length === 1;
}
