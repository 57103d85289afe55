/** SQL of how long the steps of the process take. */
import type { TimedStep } from '#contract/entities/process-times.ts';
import { decidesWork, decisionActions } from '#contract/letters.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';
import { amidWorks, ofWorks, whenReceived } from './report-scope.ts';

export interface MeasuredStep {
  paso: TimedStep;
  veces: number;
  dias: number;
}

/**
 * The steps that were made, `(publicacion_id, paso, since, until)`, to be put behind `with`. Its parts are joined by what is known of their
 * tables: kept apart (`materialized`), nothing is, and of many works each is looked for among all. What follows a wish for changes is looked
 * for of those alone (`lateral`): as a condition of every decision PostgreSQL takes it for so dear that it compiles the whole query, for seconds.
 * @param works of these alone, with what they had received before they came to their journal
 */
function stepsMade(works?: readonly string[]): SQL {
  const of = (column: SQL) => (works ? ofWorks(column, works) : sql`true`);
  return sql`sent as not materialized ${works ? whenReceived(works) : sql`(select publicacion_id, fecha from public.versions where numero = 1)`},
      first as not materialized (
        select distinct on (publicacion_id) publicacion_id, accion, fecha from public.decisions
        where fecha_revocacion is null and accion = any(${sql.param(decisionActions.filter(decidesWork))}::text[])
          and ${of(sql`publicacion_id`)}
        order by publicacion_id, fecha),
      made (publicacion_id, paso, since, until) as (
        select publicacion_id, case accion when 'RECHAZAR_SIN_REVISION' then 'RECHAZO_SIN_REVISION' else 'PRIMERA_DECISION' end,
          sent.fecha, first.fecha
        from first join sent using (publicacion_id)
        union all
        select decided.publicacion_id, 'CAMBIOS', decided.fecha, after.fecha
        from public.decisions decided cross join lateral (
          select min(next.fecha) as fecha from public.versions next
          where next.publicacion_id = decided.publicacion_id and next.fecha > decided.fecha) after
        where decided.fecha_revocacion is null and decided.accion = 'SOLICITAR_CAMBIOS' and ${of(sql`decided.publicacion_id`)}
        union all
        select works.id, 'ACEPTACION', sent.fecha, works.fecha_aceptacion
        from public.publications works join sent on sent.publicacion_id = works.id
        where ${works ? amidWorks(sql`works.id`, works) : sql`true`}
        union all
        select id, 'PUBLICACION', fecha_aceptacion, fecha_publicacion from public.publications where ${of(sql`id`)})`;
}
/** The days that one took, of a step that was made since `since` and of a work that was not deleted. */
const days = sql`extract(epoch from until - since) / 86400`;
const madeSince = (since: Date) => sql`made join public.publications works on works.id = made.publicacion_id
      where until >= ${since.toISOString()}::timestamptz and until >= since and works.fecha_eliminacion is null`;

/** How often each step was made since, and the median of its days; those that were not made are absent. */
export const measureSteps = (db: Database, since: Date): Promise<MeasuredStep[]> =>
  db
    .select({ paso: sql<TimedStep>`paso`, veces: sql`veces`.mapWith(Number), dias: sql`dias`.mapWith(Number) })
    .from(sql`(
      with ${stepsMade()}
      select paso, count(*) as veces, round(percentile_cont(0.5) within group (order by ${days})::numeric, 1) as dias
      from ${madeSince(since)}
      group by paso) as measured`);

/** The days that each making of a step took of these works, from `since` on and before `until`; of steps that were not made none. */
export const findStepDays = (
  db: Database,
  { since, until }: { since: Date; until: Date },
  works: readonly string[],
): Promise<{ paso: TimedStep; dias: number[] }[]> =>
  db.select({ paso: sql<TimedStep>`paso`, dias: sql<number[]>`dias` }).from(sql`(
      with ${stepsMade(works)}
      select paso, json_agg(${days}) as dias
      from ${madeSince(since)} and until < ${until.toISOString()}::timestamptz
      group by paso) as measured`);
