/**
 * SQL of the editors' queue: what each work in the process waits for, since when and until when, worked out in the database
 * so that it can be filtered, ordered and cut there. Every moment is compared with the caller's `now`.
 */

import type { WaitKind } from '#contract/entities/editorial.ts';
import type { Estado } from '#contract/vocabulary.ts';
import { writtenBy } from '#server/features/publications/scope.ts';
import type { Database } from '#server/platform/database/database.ts';
import { decisions, publications, reviews } from '#server/platform/database/schema.ts';
import { and, asc, count, eq, inArray, isNull, not, type SQL, sql } from '#server/platform/database/sql.ts';
import { completedEstados } from '#server/policy/index.ts';

/** Whose works, and what the settings say of time and numbers. */
export interface QueueScope {
  viewerId: string;
  of: 'todas' | 'mias' | 'libres';
  now: Date;
  /** Completed reviews without which there is no decision. */
  needed: number;
  /** Days in which editors, invited people, reviewers and authors should have moved. */
  days: { editors: number; invitation: number; review: number; authors: number };
}

const inProcess: readonly Estado[] = ['EN_REVISION', 'PENDIENTE_APROBACION', 'CAMBIOS_SOLICITADOS'];

/** Each work in the process with what the reviews of its present round come to. */
function rounds(db: Database, { viewerId, of, now }: QueueScope) {
  const live = sql`${reviews.id} is not null and ${reviews.fechaDeclinada} is null`;
  const done = sql`${live} and ${inArray(reviews.estado, [...completedEstados])}`;
  const open = sql`${live} and ${not(inArray(reviews.estado, [...completedEstados]))}`;
  const silent = sql`${open} and ${reviews.estado} = 'PENDIENTE' and ${reviews.fechaAceptada} is null`;
  const late = sql`${open} and ${reviews.fechaLimite} <= ${moment(now)}`;
  const counted = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const least = (value: SQL, condition: SQL) => sql<Date | null>`min(${value}) filter (where ${condition})`;
  const most = (value: SQL, condition: SQL) => sql<Date | null>`max(${value}) filter (where ${condition})`;
  return db
    .select({
      id: publications.id,
      estado: publications.estado,
      prioridad: publications.prioridad,
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
    })
    .from(publications)
    .leftJoin(reviews, and(eq(reviews.publicacionId, publications.id), eq(reviews.ronda, publications.ronda)))
    .where(
      and(
        inArray(publications.estado, [...inProcess]),
        isNull(publications.fechaEliminacion),
        not(writtenBy(db, viewerId)),
        of === 'mias' ? eq(publications.editorId, viewerId) : undefined,
        of === 'libres' ? isNull(publications.editorId) : undefined,
      ),
    )
    .groupBy(publications.id)
    .as('rounds');
}

/** The same with what each waits for. A review past its deadline holds up no decision that could be made without it. */
function waits(db: Database, scope: QueueScope) {
  const r = rounds(db, scope);
  const needed = sql`${scope.needed}::int`;
  const waits = sql<WaitKind>`case
    when ${r.estado} = 'PENDIENTE_APROBACION' then 'FIRMA'
    when ${r.estado} = 'CAMBIOS_SOLICITADOS' then 'CAMBIOS'
    when ${r.completadas} >= ${needed} and ${r.abiertas} = ${r.vencidas} then 'DECISION'
    when ${r.asignadas} < ${needed} then 'REVISORES'
    when ${r.vencidas} > 0 then 'VENCIDA'
    when ${r.sinRespuesta} > 0 then 'INVITACION'
    else 'REVISION' end`;
  return db
    .select({ ...r._.selectedFields, espera: waits.as('espera') })
    .from(r)
    .as('waits');
}

function dated(db: Database, scope: QueueScope) {
  const w = waits(db, scope);
  const decided = sql`(select max(${decisions.fecha}) from ${decisions}
    where ${decisions.publicacionId} = ${w.id} and ${decisions.estado} = ${w.estado})`;
  const since = sql`case ${w.espera}
    when 'REVISORES' then greatest(${w.enviada}, ${w.ultimaDeclinada})
    when 'INVITACION' then ${w.primeraInvitada}
    when 'REVISION' then ${w.primeraAsignada}
    when 'VENCIDA' then ${w.primerPlazo}
    when 'DECISION' then coalesce(${w.ultimaCompletada}, ${w.enviada})
    else coalesce(${decided}, ${w.actualizada}) end`;
  return db
    .select({ ...w._.selectedFields, desde: since.mapWith(publications.fechaEnvio).as('desde') })
    .from(w)
    .as('dated');
}

/** The whole queue. A work of high priority counts as due a week earlier than it is, one of low priority a week later. */
function queue(db: Database, scope: QueueScope) {
  const d = dated(db, scope);
  const { editors, invitation, review, authors } = scope.days;
  const due = sql`case ${d.espera}
    when 'INVITACION' then coalesce(${d.invitacionVence}, ${d.desde} + ${days(invitation)})
    when 'REVISION' then coalesce(${d.primerPlazo}, ${d.desde} + ${days(review)})
    when 'VENCIDA' then ${d.desde}
    when 'CAMBIOS' then ${d.desde} + ${days(authors)}
    else ${d.desde} + ${days(editors)} end`;
  const ahead = sql`case ${d.prioridad} when 'ALTA' then ${days(-7)} when 'BAJA' then ${days(7)} else ${days(0)} end`;
  return db
    .select({
      id: d.id,
      espera: d.espera,
      desde: d.desde,
      vence: due.mapWith(publications.fechaEnvio).as('vence'),
      urgencia: sql`${due} + ${ahead}`.as('urgencia'),
      sinRespuesta: d.sinRespuesta,
      enCurso: sql<number>`${d.abiertas} - ${d.sinRespuesta}`.mapWith(Number).as('en_curso'),
      vencidas: d.vencidas,
    })
    .from(d)
    .as('queue');
}

/** A page of the queue, the most urgent first. */
export function findQueue(
  db: Database,
  scope: QueueScope,
  { espera, limit, offset }: { espera: WaitKind | undefined; limit: number; offset: number },
) {
  const q = queue(db, scope);
  return db
    .select()
    .from(q)
    .where(espera && eq(q.espera, espera))
    .orderBy(asc(q.urgencia), asc(q.id))
    .limit(limit)
    .offset(offset);
}
export type QueueRow = Awaited<ReturnType<typeof findQueue>>[number];

/** How many works wait for each; kinds that nothing waits for are absent. */
export async function countQueue(db: Database, scope: QueueScope): Promise<Partial<Record<WaitKind, number>>> {
  const w = waits(db, scope);
  const rows = await db.select({ espera: w.espera, obras: count() }).from(w).groupBy(w.espera);
  return Object.fromEntries(rows.map(({ espera, obras }) => [espera, obras]));
}

const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`;
const days = (number: number) => sql`${number}::int * interval '1 day'`;
