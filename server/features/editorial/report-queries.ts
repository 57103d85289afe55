/** SQL of the editors' figures. Works that the viewer wrote are in none of them: they would say who reviewed. */

import { type DecisionAction, decidesWork, decisionActions } from '#contract/letters.ts';
import { writtenBy } from '#server/features/publications/scope.ts';
import { inOpenRound } from '#server/features/reviewing/open-round-scope.ts';
import type { Database } from '#server/platform/database/database.ts';
import { decisions, publications, reviews, users, versions } from '#server/platform/database/schema.ts';
import { and, desc, eq, gte, inArray, isNotNull, isNull, not, sql } from '#server/platform/database/sql.ts';

interface Scope {
  viewerId: string;
  since: Date;
}

/** Decisions that give authors an answer. */
const answers = decisionActions.filter(decidesWork);
/** Decisions that were revoked are not counted. */
const stands = isNull(decisions.fechaRevocacion);
const rejections: DecisionAction[] = ['RECHAZAR', 'RECHAZAR_SIN_REVISION'];
const counted = (condition: unknown) => sql`count(*) filter (where ${condition})`.mapWith(Number);
/** A number that may be missing. Drizzle gives null to no decoder. */
const measured = (value: unknown) => sql<number | null>`round((${value})::numeric, 1)::float8`;

/** Days from first submission to first decision, of works first decided on since. */
export async function measureFirstDecisions(db: Database, { viewerId, since }: Scope) {
  const first = db
    .select({ id: decisions.publicacionId, fecha: sql<Date>`min(${decisions.fecha})`.as('primera') })
    .from(decisions)
    .where(and(stands, inArray(decisions.accion, answers), not(writtenBy(db, viewerId, decisions.publicacionId))))
    .groupBy(decisions.publicacionId)
    .as('first');
  const days = sql`extract(epoch from ${first.fecha} - ${versions.fecha}) / 86400`;
  const at = (part: number) => measured(sql`percentile_cont(${part}::float8) within group (order by ${days})`);
  const [row] = await db
    .select({ obras: counted(sql`true`), mediana: at(0.5), p90: at(0.9) })
    .from(first)
    .innerJoin(versions, and(eq(versions.publicacionId, first.id), eq(versions.numero, 1)))
    .where(sql`${first.fecha} >= ${since.toISOString()}::timestamptz`);
  return row ?? { obras: 0, mediana: null, p90: null };
}

/** Acceptances and rejections since. */
export async function countOutcomes(db: Database, { viewerId, since }: Scope) {
  const [row] = await db
    .select({
      aceptadas: counted(eq(decisions.accion, 'APROBAR')),
      rechazadas: counted(inArray(decisions.accion, rejections)),
    })
    .from(decisions)
    .where(and(stands, gte(decisions.fecha, since), not(writtenBy(db, viewerId, decisions.publicacionId))));
  return row ?? { aceptadas: 0, rechazadas: 0 };
}

/** Reviews completed since, by month (`2026-03-01`, in UTC); months without any are absent. */
export async function countReviewsByMonth(db: Database, { viewerId, since }: Scope): Promise<Map<string, number>> {
  const month = sql<string>`to_char(date_trunc('month', ${reviews.fechaCompletada} at time zone 'UTC'), 'YYYY-MM-DD')`;
  const rows = await db
    .select({ mes: month, completadas: counted(sql`true`) })
    .from(reviews)
    .where(completedSince({ viewerId, since }, db))
    // By its place: with its parameters, the same expression a second time would be another to the database.
    .groupBy(sql`1`);
  return new Map(rows.map(({ mes, completadas }) => [mes, completadas]));
}

const completedSince = ({ viewerId, since }: Scope, db: Database) =>
  and(
    gte(reviews.fechaCompletada, since),
    isNull(reviews.fechaDeclinada),
    not(writtenBy(db, viewerId, reviews.publicacionId)),
  );

/** Without a deadline a review cannot be late. */
const inTime = sql`coalesce(${reviews.fechaCompletada} <= ${reviews.fechaLimite}, true)`;

/** Reviews completed since in time and late, and open ones that are late now. */
export async function countPunctuality(db: Database, scope: Scope, now: Date) {
  const [done] = await db
    .select({ aTiempo: counted(inTime), tarde: counted(sql`not ${inTime}`) })
    .from(reviews)
    .where(completedSince(scope, db));
  const [open] = await db
    .select({ vencidas: counted(sql`true`) })
    .from(reviews)
    .innerJoin(publications, inOpenRound)
    .where(
      and(
        isNull(reviews.fechaCompletada),
        isNull(reviews.fechaDeclinada),
        sql`${reviews.fechaLimite} <= ${now.toISOString()}::timestamptz`,
        not(writtenBy(db, scope.viewerId, reviews.publicacionId)),
      ),
    );
  return { aTiempo: done?.aTiempo ?? 0, tarde: done?.tarde ?? 0, vencidas: open?.vencidas ?? 0 };
}

/** The reviewers with most reviews completed since. */
export const findReviewersByWork = (db: Database, scope: Scope, limit: number) => {
  const days = sql`extract(epoch from ${reviews.fechaCompletada} - ${reviews.fechaAsignacion}) / 86400`;
  const completed = counted(isNotNull(reviews.fechaCompletada));
  return db
    .select({
      id: users.id,
      nombres: users.nombres,
      apellidos: users.apellidos,
      completadas: completed,
      aTiempo: counted(inTime),
      diasMediana: measured(sql`percentile_cont(0.5) within group (order by ${days})`),
    })
    .from(reviews)
    .innerJoin(users, and(eq(users.id, reviews.revisorId), isNull(users.fechaEliminacion)))
    .where(completedSince(scope, db))
    .groupBy(users.id)
    .orderBy(desc(completed), users.nombreNormal, users.id)
    .limit(limit);
};
