/** SQL of the inboxes of repositories and of what is announced to them. */
import type { InboxMessage } from '#contract/entities/notify.ts';
import { mostInboxes } from '#contract/notify.ts';
import type { DeliveryState } from '#contract/webhooks.ts';
import type { Database } from '#server/platform/database/database.ts';
import { notifyInboxes, notifyMessages, publications } from '#server/platform/database/schema.ts';
import { and, asc, count, desc, eq, isNull, lte, ne, or, sql } from '#server/platform/database/sql.ts';

const i = notifyInboxes;
const a = notifyMessages;
export type InboxRow = typeof i.$inferSelect;
export type MessageRow = typeof a.$inferSelect;

/** Tables are named, since a query of one table names none. */
const pending = sql<number>`(select count(*) from notify_messages
  where notify_messages.buzon_id = notify_inboxes.id and notify_messages.fecha_proxima is not null)`.mapWith(Number);

/** All of them, by name; how much waits for each. */
export const listInboxRows = (db: Database): Promise<{ inbox: InboxRow; pendientes: number }[]> =>
  db
    .select({ inbox: i, pendientes: pending })
    .from(i)
    .orderBy(asc(sql`lower(${i.nombre})`), asc(i.id))
    .limit(mostInboxes);

export async function findInbox(
  db: Database,
  id: string,
): Promise<{ inbox: InboxRow; pendientes: number } | undefined> {
  const [row] = await db.select({ inbox: i, pendientes: pending }).from(i).where(eq(i.id, id));
  return row;
}

/** The same with its row locked until the transaction ends, but for acts that keep what it is to be told (events/notify-queries.ts). */
export async function lockInbox(db: Database, id: string): Promise<InboxRow | undefined> {
  const [row] = await db.select().from(i).where(eq(i.id, id)).for('no key update');
  return row;
}

/** Nobody adds what belongs to it before the transaction ends, not even who only needs it to stay. */
export async function lockToDelete(db: Database, id: string): Promise<void> {
  await db.select({ id: i.id }).from(i).where(eq(i.id, id)).for('update');
}

/** Makes the transaction's caller the only one that adds or changes inboxes, and gives how many there are. */
export async function countLocked(db: Database): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('pliego.inboxes'))`);
  return db.$count(i);
}

/** Whether another would be told of the same works at the same address. */
export async function isTaken(
  db: Database,
  { id, direccion, revistaId }: Pick<InboxRow, 'id' | 'direccion' | 'revistaId'>,
): Promise<boolean> {
  const overlaps = revistaId === null ? undefined : or(isNull(i.revistaId), eq(i.revistaId, revistaId));
  return (await db.$count(i, and(eq(i.direccion, direccion), ne(i.id, id), overlaps))) > 0;
}

export async function insertInbox(db: Database, row: typeof i.$inferInsert): Promise<void> {
  await db.insert(i).values(row);
}

export async function changeInboxRow(db: Database, id: string, changes: Partial<InboxRow>): Promise<void> {
  await db.update(i).set(changes).where(eq(i.id, id));
}

/** Whether it has the address that it had when it was read. */
export const isStillAt = async (
  db: Database,
  { id, direccion }: Pick<InboxRow, 'id' | 'direccion'>,
): Promise<boolean> => (await db.$count(i, and(eq(i.id, id), eq(i.direccion, direccion)))) > 0;

/** Leaves it alone for as long as it asks; nothing where it has had another address since it was read. */
export async function leaveAlone(
  db: Database,
  { id, direccion }: Pick<InboxRow, 'id' | 'direccion'>,
  descansaHasta: Date,
): Promise<void> {
  await db
    .update(i)
    .set({ descansaHasta })
    .where(and(eq(i.id, id), eq(i.direccion, direccion)));
}

export async function deleteInbox(db: Database, id: string): Promise<InboxRow | undefined> {
  const [row] = await db.delete(i).where(eq(i.id, id)).returning();
  return row;
}

/** Nothing that waits for it is sent. False where that was done already, or it has had another address since it was read. */
export async function giveUp(db: Database, { id, direccion }: Pick<InboxRow, 'id' | 'direccion'>): Promise<boolean> {
  const changed = await db
    .update(i)
    .set({ estado: 'DESACTIVADO' })
    .where(and(eq(i.id, id), eq(i.direccion, direccion), eq(i.estado, 'ACTIVO')))
    .returning({ id: i.id });
  if (changed.length === 0) return false;
  await db
    .update(a)
    .set({ estado: 'FALLIDA', fallo: 'DESACTIVADO', fechaProxima: null })
    .where(and(eq(a.buzonId, id), eq(a.estado, 'PENDIENTE')));
  return true;
}

const isDue = and(
  lte(a.fechaProxima, sql`now()`),
  eq(i.estado, 'ACTIVO'),
  or(isNull(i.descansaHasta), lte(i.descansaHasta, sql`now()`)),
);

/** The inboxes for which something is due. */
export async function findAwaited(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: i.id })
    .from(i)
    .innerJoin(a, eq(a.buzonId, i.id))
    .where(isDue)
    .orderBy(i.id);
  return rows.map(({ id }) => id);
}

/** What has been due longest for one of them. */
export async function findNextDue(
  db: Database,
  id: string,
): Promise<{ inbox: InboxRow; announcement: MessageRow } | undefined> {
  const [row] = await db
    .select({ inbox: i, announcement: a })
    .from(a)
    .innerJoin(i, eq(i.id, a.buzonId))
    .where(and(eq(a.buzonId, id), isDue))
    .orderBy(asc(a.fechaProxima), asc(a.id))
    .limit(1);
  return row;
}

/** What waits for an inbox is sent now, with all its tries. */
export async function beginAnew(db: Database, id: string): Promise<void> {
  await db
    .update(a)
    .set({ intentos: 0, fechaProxima: sql`now()` })
    .where(and(eq(a.buzonId, id), eq(a.estado, 'PENDIENTE')));
  await db.update(i).set({ descansaHasta: null }).where(eq(i.id, id));
}

/** What stands at an inbox is told there no more that it holds no longer: its undoings are noted, and not sent. What waits is left. */
export async function closeStanding(db: Database, id: string): Promise<void> {
  await db
    .update(a)
    .set({ estado: 'OMITIDA', fallo: null, fechaProxima: null })
    .where(and(eq(a.buzonId, id), eq(a.clase, 'ANULACION'), eq(a.estado, 'PENDIENTE')));
  await db.execute(sql`insert into notify_messages
      (id, buzon_id, clase, publicacion_id, anula_id, estado, fecha_proxima)
    select gen_random_uuid(), said.buzon_id, 'ANULACION', said.publicacion_id, said.id, 'OMITIDA', null
    from notify_messages said
    where said.buzon_id = ${id} and said.clase <> 'ANULACION' and said.estado <> 'PENDIENTE'
      and (said.fecha_intento is not null or said.estado <> 'OMITIDA')
      and not exists (select from notify_messages undoing where undoing.anula_id = said.id)`);
}

/** Changes an announcement as it was read; false where another has had it since. */
export async function changeMessage(
  db: Database,
  { id, estado, intentos }: MessageRow,
  changes: Partial<MessageRow>,
): Promise<boolean> {
  const changed = await db
    .update(a)
    .set(changes)
    .where(and(eq(a.id, id), eq(a.estado, estado), eq(a.intentos, intentos)))
    .returning({ id: a.id });
  return changed.length > 0;
}

export async function readMessage(db: Database, id: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(a).where(eq(a.id, id));
  return row;
}

/** Whether it was undone, or is to be. */
export const isUndone = async (db: Database, id: string): Promise<boolean> =>
  (await db.$count(a, eq(a.anulaId, id))) > 0;

/** An announcement, and the title of the work that it is about. */
export interface Listed {
  announcement: MessageRow;
  titulo: string;
  /** What its receiver last answered by a notification of its own. */
  contestacion: InboxMessage['contestacion'];
}

/** Tables are named, as above. */
const lastAnswer = sql<InboxMessage['contestacion']>`(select json_build_object(
    'clase', r.clase, 'texto', r.texto,
    'fecha', to_char(r.fecha_creacion at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from notify_received r where r.mensaje_id = notify_messages.id
  order by r.fecha_creacion desc nulls last limit 1)`;

const listed = (db: Database) =>
  db
    .select({ announcement: a, titulo: publications.titulo, contestacion: lastAnswer })
    .from(a)
    .innerJoin(publications, eq(publications.id, a.publicacionId));

export async function findMessage(db: Database, buzonId: string, id: string): Promise<Listed | undefined> {
  const [row] = await listed(db).where(and(eq(a.id, id), eq(a.buzonId, buzonId)));
  return row;
}

/** A page of what was announced to an inbox, the last first, and how much there is. */
export async function listMessageRows(
  db: Database,
  buzonId: string,
  { estado, page, limit }: { estado?: DeliveryState | undefined; page: number; limit: number },
): Promise<{ rows: Listed[]; total: number }> {
  const where = and(eq(a.buzonId, buzonId), estado ? eq(a.estado, estado) : undefined);
  const rows = await listed(db)
    .where(where)
    .orderBy(desc(a.fechaCreacion), desc(a.id))
    .offset((page - 1) * limit)
    .limit(limit);
  const [counted] = await db.select({ total: count() }).from(a).where(where);
  return { rows, total: counted?.total ?? 0 };
}
