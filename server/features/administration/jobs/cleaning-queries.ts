/** What is deleted once it is of no more use: each by a condition, at most so many rows at a time. */

import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Retention } from '#contract/entities/personal-data.ts';
import { messageDays } from '#contract/notify.ts';
import { deliveryLog } from '#contract/webhooks.ts';
import { revocableDays } from '#contract/workflow.ts';
import { isPublicWork } from '#server/features/publications/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  bids,
  drafts,
  identityFlows,
  loginFailures,
  mailedTokens,
  mails,
  notifyMessages,
  notifyReceived,
  orcidFlows,
  passkeyChallenges,
  publications,
  rateCounters,
  refreshTokens,
  returnedAddresses,
  sessions,
  signInChallenges,
  webhookDeliveries,
} from '#server/platform/database/schema.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';
import { pruneJobs } from '#server/platform/jobs/queue.ts';
import { pruneFailures } from '#server/platform/jobs/worker-failures.ts';

interface Pruning {
  /** As the job's result names it. */
  nombre: string;
  /** Deletes at most so many rows of what is kept no longer. Gives how many. */
  prune: (db: Database, most: number, kept: Retention) => Promise<number>;
}

/** Rows of the table that meet a condition, by their physical place: not every table has one column for a key. */
const rowsOf = (column: PgColumn, condition: SQL | ((kept: Retention) => SQL)): Pruning['prune'] => {
  const { table } = column;
  return async (db, most, kept) => {
    const where = typeof condition === 'function' ? condition(kept) : condition;
    const places = sql`select ctid from ${table} where ${where} limit ${most}`;
    const deleted = await db.delete(table).where(sql`${table}.ctid = any(array(${places}))`).returning({ one: sql`1` });
    return deleted.length;
  };
};

/** The activity record, from its beginning on (docs/activity-record.md). */
async function pruneActivity(db: Database, most: number, { conservarRegistroAnios }: Retention): Promise<number> {
  const before = sql`now() - make_interval(years => ${conservarRegistroAnios}::int)`;
  const pruning = sql`(select public.prune_activity(${before}, ${most}) as pruned) as pruning`;
  const [row] = await db.select({ pruned: sql`pruned`.mapWith(Number) }).from(pruning);
  return row?.pruned ?? 0;
}

/** Their order matters: a session goes once its last token has gone. Files have their own collections. */
export const prunings: readonly Pruning[] = [
  { nombre: 'tokens', prune: rowsOf(refreshTokens.hash, sql`${refreshTokens.expiresAt} < now()`) },
  {
    nombre: 'sesiones',
    prune: rowsOf(
      sessions.id,
      // A day old: who logs in just now gets a session first, its token second.
      sql`${sessions.createdAt} < now() - interval '1 day'
        and not exists (select 1 from ${refreshTokens} where ${refreshTokens.sessionId} = ${sessions.id})`,
    ),
  },
  {
    // For a week an old link still says that its address is confirmed.
    nombre: 'enlaces',
    prune: rowsOf(mailedTokens.hash, sql`${mailedTokens.expiresAt} < now() - interval '7 days'`),
  },
  { nombre: 'orcid', prune: rowsOf(orcidFlows.hash, sql`${orcidFlows.expiresAt} < now()`) },
  { nombre: 'entradas', prune: rowsOf(identityFlows.hash, sql`${identityFlows.expiresAt} < now()`) },
  { nombre: 'segundosPasos', prune: rowsOf(signInChallenges.hash, sql`${signInChallenges.expiresAt} < now()`) },
  { nombre: 'llavesPedidas', prune: rowsOf(passkeyChallenges.hash, sql`${passkeyChallenges.expiresAt} < now()`) },
  { nombre: 'intentos', prune: rowsOf(loginFailures.clave, sql`${loginFailures.ultima} < now() - interval '1 day'`) },
  {
    // Those that are kept instead of sent stay: the outbox is where they are read.
    nombre: 'correos',
    prune: rowsOf(
      mails.id,
      ({ conservarCorreosDias }) => sql`${mails.estado} in ('ENVIADO', 'DEVUELTO', 'DETENIDO', 'FALLIDO')
        and ${mails.fechaCreacion} < now() - make_interval(days => ${conservarCorreosDias}::int)`,
    ),
  },
  {
    // Those that nothing is sent to stay: who lifts one knows since when.
    nombre: 'direcciones_devueltas',
    prune: rowsOf(
      returnedAddresses.direccion,
      ({ conservarCorreosDias }) => sql`${returnedAddresses.detenida} is null
        and ${returnedAddresses.ultima} < now() - make_interval(days => ${conservarCorreosDias}::int)`,
    ),
  },
  {
    nombre: 'borradores',
    prune: rowsOf(
      drafts.clave,
      ({ conservarBorradoresDias }) =>
        sql`${drafts.fecha} < now() - make_interval(days => ${conservarBorradoresDias}::int)`,
    ),
  },
  {
    nombre: 'preferencias',
    // What nobody needs to know any more: once a work ended, all; of a round that is over, all but conflicts of interest. A decision
    // that may still be revoked has ended neither.
    prune: rowsOf(
      bids.userId,
      sql`exists (select 1 from ${publications}
        where ${publications.id} = ${bids.publicacionId}
          and coalesce(${publications.fechaDecision} < now() - make_interval(days => ${revocableDays}::int), true)
          and (${publications.estado} in ('PUBLICADO', 'RETIRADO')
            or (${bids.respuesta} <> 'CONFLICTO'
              and (${publications.ronda} > ${bids.ronda}
                or (${publications.estado} not in ('EN_REVISION', 'PENDIENTE_APROBACION')
                  and ${publications.fechaDevolucion} is null)))))`,
    ),
  },
  {
    // Of each webhook the last, also of what waits in vain: nobody wants to be told of it by now.
    nombre: 'entregas',
    prune: rowsOf(
      webhookDeliveries.id,
      sql`${webhookDeliveries.fechaCreacion} < now() - make_interval(days => ${deliveryLog.days}::int)
        or (${webhookDeliveries.fechaProxima} is null and ${webhookDeliveries.id} in (
          select id from (
            select id, row_number() over (partition by webhook_id order by fecha_creacion desc, id desc) as place
            from webhook_deliveries where fecha_proxima is null
          ) as ended where place > ${deliveryLog.most}::int))`,
    ),
  },
  {
    // What stands at an inbox is kept, since it may have to be undone, and is not said twice. It goes with its undoing, once that is as old.
    nombre: 'mensajes_coar',
    prune: rowsOf(
      notifyMessages.id,
      sql`${notifyMessages.fechaCreacion} < now() - make_interval(days => ${messageDays}::int)
        and ${notifyMessages.anulaId} is null
        and (${notifyMessages.estado} in ('FALLIDA', 'OMITIDA')
          or exists (select from notify_messages undoing where undoing.anula_id = ${notifyMessages.id}))
        and not exists (select from notify_messages undoing where undoing.anula_id = ${notifyMessages.id}
          and (undoing.fecha_proxima is not null
            or undoing.fecha_creacion >= now() - make_interval(days => ${messageDays}::int)))`,
    ),
  },
  {
    // What readers see stays, and what waits for somebody to look: of a work that is public no more nobody can.
    nombre: 'anuncios_recibidos',
    prune: rowsOf(
      notifyReceived.id,
      sql`${notifyReceived.fechaCreacion} < now() - make_interval(days => ${messageDays}::int)
        and (${notifyReceived.estado} in ('DESCARTADO', 'ANULADO') or ${notifyReceived.mensajeId} is not null
          or (${notifyReceived.estado} = 'PENDIENTE' and not exists (
            select from ${publications} where ${publications.id} = ${notifyReceived.publicacionId} and ${isPublicWork})))`,
    ),
  },
  { nombre: 'limites', prune: rowsOf(rateCounters.clave, sql`${rateCounters.expira} < now()`) },
  { nombre: 'actividad', prune: pruneActivity },
  { nombre: 'trabajos', prune: (db, most, kept) => pruneJobs(db, kept.conservarTareasDias, most) },
  { nombre: 'fallos', prune: pruneFailures },
];
