/** SQL of how the queues in the database are: what waits, what waits too long, what was given up. */

import type { Database } from '#server/platform/database/database.ts';
import { jobs, mails } from '#server/platform/database/schema.ts';
import { and, count, inArray, ne, sql } from '#server/platform/database/sql.ts';
import { delivery } from '#server/platform/mail/deliver.ts';

/** What of a queue is looked at. */
export interface Backlog {
  pendientes: number;
  /** Of those, waiting longer than they should. */
  atrasados: number;
  /** Given up, of those that entered the queue within a day. */
  fallidos: number;
}

const none: Backlog = { pendientes: 0, atrasados: 0, fallidos: 0 };
const number = (condition: ReturnType<typeof sql>) => sql`count(*) filter (where ${condition})`.mapWith(Number);
const today = (column: typeof jobs.fechaCreacion | typeof mails.fechaCreacion) =>
  sql`${column} > now() - interval '1 day'`;

/** Mails: late is what could not be handed over at its last try, or in a quarter of an hour. */
export async function findMailBacklog(db: Database): Promise<Backlog> {
  const pending = sql`${mails.estado} = 'PENDIENTE'`;
  const failed = sql`${mails.estado} = 'FALLIDO' and ${today(mails.fechaCreacion)}`;
  const [backlog] = await db
    .select({
      pendientes: number(pending),
      atrasados: number(
        sql`${pending} and (${mails.error} is not null or ${mails.fechaCreacion} < now() - interval '15 minutes')`,
      ),
      fallidos: number(failed),
    })
    .from(mails)
    .where(sql`${pending} or (${failed})`);
  return backlog ?? none;
}

/** Jobs but for the delivery of mails, which the outbox tells of: late is what nobody has taken five minutes after its time. */
export async function findJobBacklog(db: Database): Promise<Backlog> {
  const pending = sql`${jobs.estado} = 'PENDIENTE'`;
  const failed = sql`${jobs.estado} = 'FALLIDO' and ${today(jobs.fechaCreacion)}`;
  const [backlog] = await db
    .select({
      pendientes: number(pending),
      atrasados: number(sql`${pending} and ${jobs.fechaPrevista} < now() - interval '5 minutes'`),
      fallidos: number(failed),
    })
    .from(jobs)
    .where(and(ne(jobs.tipo, delivery.tipo), sql`(${pending} or (${failed}))`));
  return backlog ?? none;
}

/** What waits and runs, by its state. */
export async function countQueues(db: Database) {
  return {
    jobs: await db
      .select({ estado: jobs.estado, count: count() })
      .from(jobs)
      .where(inArray(jobs.estado, ['PENDIENTE', 'EN_CURSO']))
      .groupBy(jobs.estado),
    mails: await db
      .select({ estado: mails.estado, count: count() })
      .from(mails)
      .where(inArray(mails.estado, ['PENDIENTE']))
      .groupBy(mails.estado),
  };
}
