/** SQL of the editors' figures. Works that the viewer wrote are in none of them: they would say who reviewed. */

import { decidesWork, decisionActions } from '#contract/letters.ts';
import type { Database } from '#server/platform/database/database.ts';
import { onTime } from '#server/platform/database/on-time-scope.ts';
import { inOpenRound } from '#server/platform/database/open-round-scope.ts';
import { decisions, publications, reviews, users, versions } from '#server/platform/database/schema.ts';
import {
  and,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  type SQL,
  sql,
} from '#server/platform/database/sql.ts';
import { among, completed, counts, type ReportScope } from './report-scope.ts';

/** Decisions that give authors an answer. */
const answers = decisionActions.filter(decidesWork);
/** Decisions that were revoked are not counted. */
const stands = isNull(decisions.fechaRevocacion);
const counted = (condition: unknown) => sql`count(*) filter (where ${condition})`.mapWith(Number);
/** A number that may be missing. Drizzle gives null to no decoder. */
const measured = (value: unknown) => sql<number | null>`round((${value})::numeric, 1)::float8`;

/** Days from first submission to first decision, of works first decided on in those days; rejections without review apart. */
export async function measureFirstDecisions(db: Database, scope: ReportScope) {
  const first = db
    .selectDistinctOn([decisions.publicacionId], {
      id: decisions.publicacionId,
      accion: decisions.accion,
      fecha: decisions.fecha,
    })
    .from(decisions)
    .where(and(stands, inArray(decisions.accion, answers), among(db, scope, decisions.publicacionId)))
    .orderBy(decisions.publicacionId, decisions.fecha)
    .as('first');
  const days = sql`extract(epoch from ${first.fecha} - ${versions.fecha}) / 86400`;
  const unreviewed = eq(first.accion, 'RECHAZAR_SIN_REVISION');
  const at = (part: number, which: SQL) =>
    measured(sql`percentile_cont(${part}::float8) within group (order by ${days}) filter (where ${which})`);
  const of = (which: SQL) => ({ obras: counted(which), mediana: at(0.5, which), p90: at(0.9, which) });
  const [row] = await db
    .select({ primeraDecision: of(not(unreviewed)), rechazoSinRevision: of(unreviewed) })
    .from(first)
    .innerJoin(versions, and(eq(versions.publicacionId, first.id), eq(versions.numero, 1)))
    .where(and(gte(first.fecha, scope.since), lt(first.fecha, scope.until)));
  const none = { obras: 0, mediana: null, p90: null };
  return row ?? { primeraDecision: none, rechazoSinRevision: none };
}

/** Acceptances and rejections in those days, those without review apart. */
export async function countOutcomes(db: Database, scope: ReportScope) {
  const [row] = await db
    .select({
      aceptadas: counted(eq(decisions.accion, 'APROBAR')),
      rechazadas: counted(eq(decisions.accion, 'RECHAZAR')),
      sinRevision: counted(eq(decisions.accion, 'RECHAZAR_SIN_REVISION')),
    })
    .from(decisions)
    .where(and(stands, counts(db, scope, decisions.publicacionId, decisions.fecha)));
  return row ?? { aceptadas: 0, rechazadas: 0, sinRevision: 0 };
}

/** Reviews completed in those days, by month (`2026-03-01`, in UTC); months without any are absent. */
export async function countReviewsByMonth(db: Database, scope: ReportScope): Promise<Map<string, number>> {
  const month = sql<string>`to_char(date_trunc('month', ${reviews.fechaCompletada} at time zone 'UTC'), 'YYYY-MM-DD')`;
  const rows = await db
    .select({ mes: month, completadas: counted(sql`true`) })
    .from(reviews)
    .where(completed(db, scope))
    // By its place: with its parameters, the same expression a second time would be another to the database.
    .groupBy(sql`1`);
  return new Map(rows.map(({ mes, completadas }) => [mes, completadas]));
}

/** Days from assignment to review, the median. */
const medianDays = measured(sql`percentile_cont(0.5) within group (
  order by extract(epoch from ${reviews.fechaCompletada} - ${reviews.fechaAsignacion}) / 86400)`);

/** Without a deadline a review cannot be late. */
const inTime = sql`coalesce(${onTime}, true)`;

/** Reviews completed in those days, in time and late, and how long they took. */
export async function countCompleted(db: Database, scope: ReportScope) {
  const [done] = await db
    .select({ aTiempo: counted(inTime), tarde: counted(sql`not ${inTime}`), diasMediana: medianDays })
    .from(reviews)
    .where(completed(db, scope));
  return done ?? { aTiempo: 0, tarde: 0, diasMediana: null };
}

/** Reviews completed in those days in time and late, how long they took, and open ones that are late now. */
export async function countPunctuality(db: Database, scope: ReportScope, now: Date) {
  const done = await countCompleted(db, scope);
  const [open] = await db
    .select({ vencidas: counted(sql`true`) })
    .from(reviews)
    .innerJoin(publications, inOpenRound)
    .where(
      and(
        isNull(reviews.fechaCompletada),
        isNull(reviews.fechaDeclinada),
        sql`${reviews.fechaLimite} <= ${now.toISOString()}::timestamptz`,
        among(db, scope, reviews.publicacionId),
      ),
    );
  return { ...done, vencidas: open?.vencidas ?? 0 };
}

/** The reviewers with most reviews completed in those days. */
export const findReviewersByWork = (db: Database, scope: ReportScope, limit: number) => {
  const done = counted(isNotNull(reviews.fechaCompletada));
  return db
    .select({
      id: users.id,
      nombres: users.nombres,
      apellidos: users.apellidos,
      completadas: done,
      aTiempo: counted(inTime),
      diasMediana: medianDays,
    })
    .from(reviews)
    .innerJoin(users, and(eq(users.id, reviews.revisorId), isNull(users.fechaEliminacion)))
    .where(completed(db, scope))
    .groupBy(users.id)
    .orderBy(desc(done), users.nombreNormal, users.id)
    .limit(limit);
};
