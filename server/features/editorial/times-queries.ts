/** SQL of how long the steps of the process take. */
import type { TimedStep } from '#contract/entities/process-times.ts';
import { decidesWork, decisionActions } from '#contract/letters.ts';
import type { Database } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import { receivedIn } from './report-scope.ts';

export interface MeasuredStep {
  paso: TimedStep;
  veces: number;
  dias: number;
}

/** Of one journal, with what it had received before it came here, and until then. */
interface OfYear {
  revistaId: string;
  until: Date;
}

/**
 * How often each step was made since, and the median of its days; those that were not made are absent. Its parts are joined by what is
 * known of their tables: kept apart (`materialized`), nothing is, and of many works each is looked for among all. What
 * follows a wish for changes is looked for of those alone (`lateral`): as a condition of every decision PostgreSQL takes it for so dear that it
 * compiles the whole query, for seconds.
 */
export const measureSteps = (db: Database, since: Date, of?: OfYear): Promise<MeasuredStep[]> =>
  db
    .select({ paso: sql<TimedStep>`paso`, veces: sql`veces`.mapWith(Number), dias: sql`dias`.mapWith(Number) })
    .from(sql`(
      with sent as not materialized ${of ? receivedIn(of.revistaId) : sql`(select publicacion_id, fecha from public.versions where numero = 1)`},
      first as not materialized (
        select distinct on (publicacion_id) publicacion_id, accion, fecha from public.decisions
        where fecha_revocacion is null and accion = any(${sql.param(decisionActions.filter(decidesWork))}::text[])
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
        where decided.fecha_revocacion is null and decided.accion = 'SOLICITAR_CAMBIOS'
        union all
        select works.id, 'ACEPTACION', sent.fecha, works.fecha_aceptacion
        from public.publications works join sent on sent.publicacion_id = works.id
        union all
        select id, 'PUBLICACION', fecha_aceptacion, fecha_publicacion from public.publications)
      select paso, count(*) as veces,
        round(percentile_cont(0.5) within group (order by extract(epoch from until - since) / 86400)::numeric, 1) as dias
      from made join public.publications works on works.id = made.publicacion_id
      where until >= ${since.toISOString()}::timestamptz and until >= since and works.fecha_eliminacion is null
        ${of ? sql`and until < ${of.until.toISOString()}::timestamptz and works.revista_id = ${of.revistaId}` : sql``}
      group by paso) as measured`);
