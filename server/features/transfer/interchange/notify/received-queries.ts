/** SQL of what other services announce here, and of what it is about. */
import { type ReceivedState, shownReceived, waitingReceived } from '#contract/notify.ts';
import type { Journals } from '#contract/workflow.ts';
import { type AnnouncedTo, announcedTo } from '#server/features/publications/announced-queries.ts';
import { isPublicWork } from '#server/features/publications/queries.ts';
import { inJournals } from '#server/features/publications/scope.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  activity,
  notifyInboxes,
  notifyMessages,
  notifyReceived,
  publications,
} from '#server/platform/database/schema.ts';
import { and, count, eq, inArray, isNotNull, notInArray, or, sql } from '#server/platform/database/sql.ts';
import { isListenedTo } from '#server/platform/settings-store.ts';
import type { InboxRow } from './queries.ts';

const n = notifyReceived;
const p = publications;
export type ReceivedRow = typeof n.$inferSelect;

/** The services whose notifications are taken; none of them is deleted before the transaction ends. */
export const lockServices = (db: Database): Promise<InboxRow[]> =>
  db.select().from(notifyInboxes).where(isListenedTo).orderBy(notifyInboxes.id).for('key share');

/** What one of these services sent by this id. */
export async function findSent(
  db: Database,
  buzones: readonly string[],
  clave: string,
): Promise<ReceivedRow | undefined> {
  const [row] = await db
    .select()
    .from(n)
    .where(and(inArray(n.buzonId, [...buzones]), eq(n.clave, clave)));
  return row;
}

export const isReceipt = async (db: Database, id: string): Promise<boolean> => (await db.$count(n, eq(n.id, id))) > 0;

/** Keeps it, and gives it; undefined where its service sent one by this id already. */
export async function insertReceived(db: Database, row: typeof n.$inferInsert): Promise<ReceivedRow | undefined> {
  const [kept] = await db.insert(n).values(row).onConflictDoNothing().returning();
  return kept;
}

/** What of a service waits for editors, who see none of works that are public no more. */
export async function countWaitingOf(db: Database, buzonId: string): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(n)
    .innerJoin(p, eq(p.id, n.publicacionId))
    .where(and(eq(n.buzonId, buzonId), eq(n.estado, 'PENDIENTE'), isNotNull(n.publicacionId), isPublicWork));
  return counted?.total ?? 0;
}

/** By what a work is named: its id, its registered DOI in small letters, the preprint that its authors name. */
export interface Named {
  ids: readonly string[];
  dois: readonly string[];
  preprints: readonly string[];
}

/**
 * The published work that is named so, of its own names first, with the preprint that its authors name; it is not deleted before the
 * transaction ends.
 */
export async function lockNamedWork(
  db: Database,
  { ids, dois, preprints }: Named,
  journals: Journals,
): Promise<{ id: string; revistaId: string; doi: string | null; preprint: string | null } | undefined> {
  const byId = inArray(p.id, [...ids]);
  const byDoi = and(inArray(sql`lower(${p.doi})`, [...dois]), eq(p.estadoDoi, 'REGISTRADO'));
  const isNamed = [
    ...(ids.length > 0 ? [byId] : []),
    ...(dois.length > 0 ? [byDoi] : []),
    ...(preprints.length > 0
      ? [
          and(
            inArray(sql`(${p.declaraciones} #>> '{preimpresion,enlace}')`, [...preprints]),
            eq(sql`(${p.declaraciones} #>> '{preimpresion,respuesta}')`, 'CON_PREIMPRESION'),
          ),
        ]
      : []),
  ];
  if (isNamed.length === 0) return undefined;
  const own = [...(ids.length > 0 ? [byId] : []), ...(dois.length > 0 ? [byDoi] : [])];
  const [row] = await db
    .select({
      ...{ id: p.id, revistaId: p.revistaId, doi: p.doi },
      preprint: sql<string | null>`case when ${p.declaraciones} #>> '{preimpresion,respuesta}' = 'CON_PREIMPRESION'
        then ${p.declaraciones} #>> '{preimpresion,enlace}' end`,
    })
    .from(p)
    .where(and(isPublicWork, inJournals(journals), or(...isNamed)))
    .orderBy(...(own.length > 0 ? [sql`(${or(...own)}) desc nulls last`] : []), p.fechaPublicacion, p.id)
    .limit(1)
    .for('key share');
  return row;
}

/** An announcement of ours to one of these services, which stays until the transaction ends. */
export async function lockAnnounced(
  db: Database,
  buzones: readonly string[],
  id: string,
): Promise<{ id: string; buzonId: string } | undefined> {
  const [row] = await db
    .select({ id: notifyMessages.id, buzonId: notifyMessages.buzonId })
    .from(notifyMessages)
    .where(and(eq(notifyMessages.id, id), inArray(notifyMessages.buzonId, [...buzones])))
    .for('key share');
  return row;
}

/** The row as it is now, which nobody else changes until the transaction ends. */
export async function lockReceived(db: Database, id: string): Promise<ReceivedRow | undefined> {
  const [row] = await db.select().from(n).where(eq(n.id, id)).for('update');
  return row;
}

export async function changeReceived(db: Database, id: string, changes: Partial<ReceivedRow>): Promise<void> {
  await db.update(n).set(changes).where(eq(n.id, id));
}

export async function deleteReceived(db: Database, id: string): Promise<void> {
  await db.delete(n).where(eq(n.id, id));
}

/** What of a service readers do not see; gives of which works. */
export async function deleteUnshown(db: Database, buzonId: string): Promise<(string | null)[]> {
  const rows = await db
    .delete(n)
    .where(and(eq(n.buzonId, buzonId), notInArray(n.estado, [...shownReceived])))
    .returning({ publicacionId: n.publicacionId });
  return rows.map(({ publicacionId }) => publicacionId);
}

/** Whoever tells of these works, or takes that away, waits until the transaction ends: `works` in order. */
export async function lockTelling(db: Database, works: readonly string[]): Promise<void> {
  for (const id of works) await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`anuncios ${id}`}))`);
}

/** The entry that told that something of the work was announced: since then, and since the last decision about any of it. */
export async function findToldSince(db: Database, publicacionId: string, since: Date): Promise<number | undefined> {
  const last = (types: readonly string[]) =>
    sql`coalesce((select max(${activity.id}) from ${activity}
      where ${activity.publicacionId} = ${publicacionId} and ${inArray(activity.type, [...types])}
        and ${activity.timestamp} > ${since.toISOString()}::timestamptz), 0)`.mapWith(Number);
  const [row] = await db
    .select({ told: last(['publication.announcementReceived']), decided: last(decided) })
    .from(sql`(select 1) as once`);
  return row && row.told > row.decided ? row.told : undefined;
}
const decided = ['Accepted', 'Dismissed', 'TakenOff', 'Kept'].map((act) => `publication.announcement${act}`);

/** Those of these works of which nothing waits for editors. */
export async function worksWithoutWaiting(db: Database, works: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: n.publicacionId })
    .from(n)
    .where(and(inArray(n.publicacionId, [...works]), inArray(n.estado, [...waitingReceived])));
  const waiting = new Set(rows.map(({ id }) => id));
  return works.filter((id) => !waiting.has(id));
}

/** One, and the title of the work that it is about. */
export interface ListedReceived {
  received: ReceivedRow;
  obra: { id: string; titulo: string };
}

const listed = (db: Database) =>
  db
    .select({ received: n, obra: { id: p.id, titulo: p.titulo } })
    .from(n)
    .innerJoin(p, eq(p.id, n.publicacionId));

export async function findReceived(db: Database, id: string, seen: AnnouncedTo): Promise<ListedReceived | undefined> {
  const [row] = await listed(db).where(and(eq(n.id, id), announcedTo(db, seen)));
  return row;
}

/** A page of them, the last first, and how many there are. */
export async function listReceivedRows(
  db: Database,
  seen: AnnouncedTo,
  { estado, page, limit }: { estado?: ReceivedState | undefined; page: number; limit: number },
): Promise<{ rows: ListedReceived[]; total: number }> {
  const where = and(estado ? eq(n.estado, estado) : undefined, announcedTo(db, seen));
  const rows = await listed(db)
    .where(where)
    .orderBy(sql`${n.fechaCreacion} desc nulls last`, sql`${n.id} desc nulls last`)
    .offset((page - 1) * limit)
    .limit(limit);
  const [counted] = await db.select({ total: count() }).from(n).innerJoin(p, eq(p.id, n.publicacionId)).where(where);
  return { rows, total: counted?.total ?? 0 };
}
