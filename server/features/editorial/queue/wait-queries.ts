/**
 * What each work in the process waits for, since when and until when, worked out in SQL from works, reviews and decisions.
 * Every moment is compared with the caller's `now`.
 */

import type { WaitKind } from '#contract/entities/editorial.ts';
import { type ProcessEstado, processEstados } from '#contract/entities/queue.ts';
import { reviewsNeeded } from '#contract/workflow.ts';
import { type ByJournal, byJournal, caseByJournal } from '#server/platform/database/by-journal.ts';
import type { Database } from '#server/platform/database/database.ts';
import { decisions, publications, reviews } from '#server/platform/database/schema.ts';
import { and, eq, inArray, isNull, not, type SQL, sql } from '#server/platform/database/sql.ts';
import type { HeldSettings } from '#server/platform/kept-journals.ts';
import type { SettingsStore } from '#server/platform/settings-store.ts';
import { completedEstados } from '#server/policy/index.ts';

/** What the settings say of time and numbers; `propias`: where a journal says otherwise. */
export type QueueRules = Rules & { propias?: ByJournal<Rules>['elsewhere'] };
interface Rules {
  /** Completed reviews without which there is no decision. */
  needed: number;
  /** Days in which editors, invited people, reviewers and authors should have moved. */
  days: { editors: number; invitation: number; review: number; authors: number };
}

/** Days after which an editor is late where no digest is sent. */
const usualEditorDays = 7;
/** Days that authors have for their changes where no reminder is sent. */
const usualAuthorDays = 60;

export function queueRules(settings: SettingsStore): QueueRules {
  const { usual, elsewhere } = byJournal(settings, rulesOf);
  return { ...usual, ...(elsewhere.length > 0 && { propias: elsewhere }) };
}

const rulesOf = (settings: HeldSettings): Rules => ({
  needed: reviewsNeeded(settings),
  days: {
    editors: settings.recordarEditoresDias || usualEditorDays,
    invitation: settings.plazoInvitacionDias,
    review: settings.plazoRevisionDias,
    authors: Math.max(0, ...settings.recordarAutoresDias) || usualAuthorDays,
  },
});

/** One number of the rules, for the row that is looked at. */
const numberOf = (
  { propias = [], ...usual }: QueueRules,
  places: Parameters<typeof caseByJournal>[1],
  pick: (rules: Rules) => number,
) =>
  caseByJournal(
    { usual: pick(usual), elsewhere: propias.map(({ value, ...place }) => ({ ...place, value: pick(value) })) },
    places,
    (number) => sql`${number}::int`,
  );

/** What works of an estado may wait for. */
export const waitsOf = (estado: ProcessEstado): WaitKind[] => waits[estado];
const waits: Record<ProcessEstado, WaitKind[]> = {
  EN_REVISION: ['REVISORES', 'INVITACION', 'REVISION', 'VENCIDA', 'DECISION'],
  PENDIENTE_APROBACION: ['FIRMA'],
  CAMBIOS_SOLICITADOS: ['CAMBIOS'],
};

/** What is approved is in the process while it is in production. */
export const inProcess =
  and(
    inArray(publications.estado, [...processEstados, 'APROBADO']),
    sql`(${publications.estado} <> 'APROBADO' or ${publications.etapaProduccion} is not null)`,
  ) ?? sql`false`;
/** A moment of the open production of an approved work. */
const ofProduction = (moment: SQL) => sql<Date | null>`case when ${publications.estado} = 'APROBADO' then
  (select ${moment} from public.productions p where p.publicacion_id = ${publications.id} and p.fecha_fin is null) end`;

/** Each work in the process, or each of `ids` that is in it, with what the reviews of its present round come to. */
function rounds(db: Database, now: Date, ids: readonly string[] | undefined) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const live = sql`${reviews.id} is not null and ${reviews.fechaDeclinada} is null`;
  const done = sql`${live} and ${inArray(reviews.estado, [...completedEstados])}`;
  const open = sql`${live} and ${not(inArray(reviews.estado, [...completedEstados]))}`;
  const silent = sql`${open} and ${reviews.estado} = 'PENDIENTE' and ${reviews.fechaAceptada} is null`;
  const late = sql`${open} and ${reviews.fechaLimite} <= ${at}`;
  const inTime = sql`${open} and ${reviews.fechaLimite} > ${at}`;
  const counted = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`;
  const least = (value: SQL, condition: SQL) => sql<Date | null>`min(${value}) filter (where ${condition})`;
  const most = (value: SQL, condition: SQL) => sql<Date | null>`max(${value}) filter (where ${condition})`;
  return db
    .select({
      id: publications.id,
      estado: publications.estado,
      etapa: publications.etapaProduccion,
      produccionDesde: ofProduction(sql`p.desde`).as('produccion_desde'),
      produccionVence: ofProduction(sql`coalesce(p.fecha_limite, p.fecha_prevista)`).as('produccion_vence'),
      prioridad: publications.prioridad,
      tipo: publications.tipo,
      revistaId: publications.revistaId,
      seccionId: publications.seccionId,
      editorId: publications.editorId,
      enviada: sql`coalesce(${publications.fechaEnvio}, ${publications.fechaActualizacion})`.as('enviada'),
      actualizada: publications.fechaActualizacion,
      asignadas: counted(live).as('asignadas'),
      completadas: counted(done).as('completadas'),
      abiertas: counted(open).as('abiertas'),
      sinRespuesta: counted(silent).as('sin_respuesta'),
      vencidas: counted(late).as('vencidas'),
      ultimaCompletada: most(sql`${reviews.fechaCompletada}`, done).as('ultima_completada'),
      ultimaDeclinada: most(sql`${reviews.fechaDeclinada}`, sql`true`).as('ultima_declinada'),
      primeraAsignada: least(sql`${reviews.fechaAsignacion}`, open).as('primera_asignada'),
      primeraInvitada: least(sql`${reviews.fechaAsignacion}`, silent).as('primera_invitada'),
      invitacionVence: least(sql`${reviews.fechaInvitacionVence}`, silent).as('invitacion_vence'),
      primerPlazo: least(sql`${reviews.fechaLimite}`, open).as('primer_plazo'),
      siguientePlazo: least(sql`${reviews.fechaLimite}`, inTime).as('siguiente_plazo'),
    })
    .from(publications)
    .leftJoin(reviews, and(eq(reviews.publicacionId, publications.id), eq(reviews.ronda, publications.ronda)))
    .where(
      and(
        inProcess,
        isNull(publications.fechaEliminacion),
        ids && sql`${publications.id} = any(${sql.param([...ids])}::uuid[])`,
      ),
    )
    .groupBy(publications.id)
    .as('rounds');
}

/** The same with what each waits for. A review past its deadline holds up no decision that could be made without it. */
function waiting(db: Database, rules: QueueRules, now: Date, ids: readonly string[] | undefined) {
  const r = rounds(db, now, ids);
  const needed = numberOf(rules, r, (each) => each.needed);
  const espera = sql<WaitKind>`case
    when ${r.estado} = 'APROBADO' and ${r.etapa} in ('CORRECCION_AUTOR', 'PRUEBAS_AUTOR') then 'PRODUCCION_AUTORES'
    when ${r.estado} = 'APROBADO' then 'PRODUCCION'
    when ${r.estado} = 'PENDIENTE_APROBACION' then 'FIRMA'
    when ${r.estado} = 'CAMBIOS_SOLICITADOS' then 'CAMBIOS'
    when ${r.completadas} >= ${needed} and ${r.abiertas} = ${r.vencidas} then 'DECISION'
    when ${r.asignadas} < ${needed} then 'REVISORES'
    when ${r.vencidas} > 0 then 'VENCIDA'
    when ${r.sinRespuesta} > 0 then 'INVITACION'
    else 'REVISION' end`;
  return db
    .select({ ...r._.selectedFields, espera: espera.as('espera') })
    .from(r)
    .as('waiting');
}

function dated(db: Database, rules: QueueRules, now: Date, ids: readonly string[] | undefined) {
  const w = waiting(db, rules, now, ids);
  const decided = sql`(select max(${decisions.fecha}) from ${decisions}
    where ${decisions.publicacionId} = ${w.id} and ${decisions.estado} = ${w.estado})`;
  const desde = sql`case ${w.espera}
    when 'PRODUCCION' then coalesce(${w.produccionDesde}, ${w.actualizada})
    when 'PRODUCCION_AUTORES' then coalesce(${w.produccionDesde}, ${w.actualizada})
    when 'REVISORES' then greatest(${w.enviada}, ${w.ultimaDeclinada})
    when 'INVITACION' then ${w.primeraInvitada}
    when 'REVISION' then ${w.primeraAsignada}
    when 'VENCIDA' then ${w.primerPlazo}
    when 'DECISION' then coalesce(${w.ultimaCompletada}, ${w.enviada})
    else coalesce(${decided}, ${w.actualizada}) end`;
  return db
    .select({ ...w._.selectedFields, desde: desde.as('desde') })
    .from(w)
    .as('dated');
}

/**
 * Entries of the queue, of all works or of `ids`, with the columns of `queue_entries` in their order. A work of high priority
 * counts as due a week earlier than it is, one of low priority a week later.
 */
export function selectEntries(db: Database, rules: QueueRules, now: Date, ids: readonly string[] | undefined) {
  const d = dated(db, rules, now, ids);
  const within = (kind: keyof Rules['days']) =>
    sql`${numberOf(rules, d, (each) => each.days[kind])} * interval '1 day'`;
  const vence = sql`case ${d.espera}
    when 'INVITACION' then coalesce(${d.invitacionVence}, ${d.desde} + ${within('invitation')})
    when 'REVISION' then coalesce(${d.primerPlazo}, ${d.desde} + ${within('review')})
    when 'VENCIDA' then ${d.desde}
    when 'CAMBIOS' then ${d.desde} + ${within('authors')}
    when 'PRODUCCION' then coalesce(${d.produccionVence}, ${d.desde} + ${within('editors')})
    when 'PRODUCCION_AUTORES' then coalesce(${d.produccionVence}, ${d.desde} + ${within('authors')})
    else ${d.desde} + ${within('editors')} end`;
  const ahead = sql`case ${d.prioridad} when 'ALTA' then ${days(-7)} when 'BAJA' then ${days(7)} else ${days(0)} end`;
  return db
    .select({
      publicacionId: d.id,
      editorId: d.editorId,
      espera: d.espera,
      prioridad: d.prioridad,
      tipo: d.tipo,
      desde: d.desde,
      vence: vence.as('vence'),
      urgencia: sql`${vence} + ${ahead}`.as('urgencia'),
      sinRespuesta: d.sinRespuesta,
      enCurso: sql`${d.abiertas} - ${d.sinRespuesta}`.as('en_curso'),
      vencidas: d.vencidas,
      cambia: d.siguientePlazo,
    })
    .from(d);
}

const days = (number: number) => sql`${number}::int * interval '1 day'`;
