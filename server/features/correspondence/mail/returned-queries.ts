/** SQL of what is told of mails that came back: which addresses are stopped, and the days of delivery. */

import type { Database } from '#server/platform/database/database.ts';
import { mailReturns, mails, returnedAddresses, users } from '#server/platform/database/schema.ts';
import { and, eq, isNotNull, type SQL, sql } from '#server/platform/database/sql.ts';
import type { Follower } from './follower.ts';

/**
 * As of the outbox: who signs a work whose authors must not know who reviews it finds none but their own. An address that is stopped just
 * after somebody was invited would say who.
 */
function toldTo({ viewer, signsHidden }: Follower, db: Database): SQL | undefined {
  const own = db.select({ email: users.email }).from(users).where(eq(users.id, viewer.id));
  return and(
    isNotNull(returnedAddresses.detenida),
    signsHidden ? sql`${returnedAddresses.direccion} in (${own})` : undefined,
  );
}

/** A page of the addresses that are stopped, the last first. */
export async function findStoppedAddresses(
  db: Database,
  follower: Follower,
  { page, limit }: { page: number; limit: number },
) {
  const where = toldTo(follower, db);
  const total = await db.$count(returnedAddresses, where);
  const rows = await db
    .select()
    .from(returnedAddresses)
    .where(where)
    .orderBy(sql`${returnedAddresses.detenida} desc`, returnedAddresses.direccion)
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total };
}

/** Whether the address is one of those that the viewer finds. */
export async function isToldStopped(db: Database, follower: Follower, direccion: string): Promise<boolean> {
  return (
    (await db.$count(returnedAddresses, and(eq(returnedAddresses.direccion, direccion), toldTo(follower, db)))) > 0
  );
}

/** What became of the mails of each of the last days (UTC), the oldest first; days without any among them. */
export async function findDeliveryDays(db: Database, days: number) {
  const number = (filter: SQL) => sql`count(*) filter (where ${filter})`.mapWith(Number);
  const of = (column: typeof mails.fechaCreacion | typeof mailReturns.fecha) =>
    sql<string>`(${column} at time zone 'UTC')::date::text`;
  const since = (column: typeof mails.fechaCreacion | typeof mailReturns.fecha) =>
    sql`${column} >= (date_trunc('day', now() at time zone 'UTC') - make_interval(days => ${days - 1}::int)) at time zone 'UTC'`;
  const written = await db
    .select({
      dia: of(mails.fechaCreacion),
      enviados: number(sql`${mails.estado} in ('ENVIADO', 'DEVUELTO')`),
      fallidos: number(sql`${mails.estado} = 'FALLIDO'`),
      detenidos: number(sql`${mails.estado} = 'DETENIDO'`),
    })
    .from(mails)
    .where(since(mails.fechaCreacion))
    .groupBy(sql`1`);
  const returned = await db
    .select({ dia: of(mailReturns.fecha), devueltos: sql`count(*)`.mapWith(Number) })
    .from(mailReturns)
    .where(since(mailReturns.fecha))
    .groupBy(sql`1`);
  const all = await db
    .select({ dia: sql<string>`d::date::text` })
    .from(
      sql`generate_series((now() at time zone 'UTC')::date - ${days - 1}::int, (now() at time zone 'UTC')::date, interval '1 day') as d`,
    )
    .orderBy(sql`1`);
  const none = { enviados: 0, fallidos: 0, detenidos: 0 };
  return all.map(({ dia }) => ({
    ...(written.find((each) => each.dia === dia) ?? none),
    devueltos: returned.find((each) => each.dia === dia)?.devueltos ?? 0,
    dia,
  }));
}
