/** SQL of webhooks and their deliveries. */
import { v7 as uuid } from 'uuid';
import { type DeliveryState, mostWebhooks, testEvent, type WebhookEnding } from '#contract/webhooks.ts';
import type { Database } from '#server/platform/database/database.ts';
import { issues, publications, webhookDeliveries, webhooks } from '#server/platform/database/schema.ts';
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, ne, or, sql } from '#server/platform/database/sql.ts';

const w = webhooks;
const d = webhookDeliveries;
export type WebhookRow = typeof w.$inferSelect;
export type DeliveryRow = typeof d.$inferSelect;
type IssueRow = typeof issues.$inferSelect;

/** All of them, by name; how many deliveries wait for each. */
export const listRows = (db: Database): Promise<{ webhook: WebhookRow; pendientes: number }[]> =>
  db
    .select({ webhook: w, pendientes: pending })
    .from(w)
    .orderBy(asc(sql`lower(${w.nombre})`), asc(w.id))
    .limit(mostWebhooks);
/** Tables are named, since a query of one table names none. */
const pending = sql<number>`(select count(*) from webhook_deliveries
  where webhook_deliveries.webhook_id = webhooks.id and webhook_deliveries.fecha_proxima is not null)`.mapWith(Number);

export async function findWebhook(db: Database, id: string): Promise<WebhookRow | undefined> {
  const [row] = await db.select().from(w).where(eq(w.id, id));
  return row;
}

/** The same with its row locked until the transaction ends, but for acts that keep what it is to be told (events/webhook-queries.ts). */
export async function lockWebhook(db: Database, id: string): Promise<WebhookRow | undefined> {
  const [row] = await db.select().from(w).where(eq(w.id, id)).for('no key update');
  return row;
}

export async function countPendingOf(db: Database, id: string): Promise<number> {
  const [row] = await db.select({ pendientes: pending }).from(w).where(eq(w.id, id));
  return row?.pendientes ?? 0;
}

/** Makes the transaction's caller the only one that adds webhooks, and gives how many there are. */
export async function countLocked(db: Database): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('pliego.webhooks'))`);
  const [row] = await db.select({ total: count() }).from(w);
  return row?.total ?? 0;
}

/** False where another has its address. */
export async function insertWebhook(db: Database, row: typeof w.$inferInsert): Promise<boolean> {
  return (
    (await db.insert(w).values(row).onConflictDoNothing({ target: w.direccion }).returning({ id: w.id })).length > 0
  );
}

/** Whether another webhook sends there. */
export async function isAddressTaken(db: Database, direccion: string, id: string): Promise<boolean> {
  return (
    (
      await db
        .select({ id: w.id })
        .from(w)
        .where(and(eq(w.direccion, direccion), ne(w.id, id)))
    ).length > 0
  );
}

export async function changeRow(db: Database, id: string, changes: Partial<WebhookRow>): Promise<void> {
  await db.update(w).set(changes).where(eq(w.id, id));
}

/** Leaves a receiver alone for as long as it asks; nothing where the webhook has had another address since it was read. */
export async function leaveAlone(
  db: Database,
  { id, direccion }: Pick<WebhookRow, 'id' | 'direccion'>,
  descansaHasta: Date,
): Promise<void> {
  await db
    .update(w)
    .set({ descansaHasta })
    .where(and(eq(w.id, id), eq(w.direccion, direccion)));
}

export async function deleteWebhook(db: Database, id: string): Promise<WebhookRow | undefined> {
  const [row] = await db.delete(w).where(eq(w.id, id)).returning();
  return row;
}

/** Gives a webhook up: nothing that waits for it is sent. False where that was done already, or it has had another address since it was read. */
export async function giveUp(
  db: Database,
  { id, direccion }: Pick<WebhookRow, 'id' | 'direccion'>,
  motivo: WebhookEnding,
): Promise<boolean> {
  const changed = await db
    .update(w)
    .set({ estado: 'DESACTIVADO', motivo })
    .where(and(eq(w.id, id), eq(w.direccion, direccion), ne(w.estado, 'DESACTIVADO')))
    .returning({ id: w.id });
  if (changed.length === 0) return false;
  await db
    .update(d)
    .set({ estado: 'FALLIDA', fallo: 'DESACTIVADO', fechaProxima: null })
    .where(and(eq(d.webhookId, id), eq(d.estado, 'PENDIENTE'), ne(d.evento, testEvent)));
  return true;
}

/** What a webhook may be sent: a test whatever its state, and though it asked to be left alone. */
const mayBeSent = or(
  and(eq(w.estado, 'ACTIVO'), or(isNull(w.descansaHasta), lte(w.descansaHasta, sql`now()`))),
  eq(d.evento, testEvent),
);
const isDue = lte(d.fechaProxima, sql`now()`);

/** The webhooks for which something is due. */
export async function findAwaited(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: w.id })
    .from(w)
    .innerJoin(d, eq(d.webhookId, w.id))
    .where(and(isDue, mayBeSent))
    .orderBy(w.id);
  return rows.map(({ id }) => id);
}

/** What has been due longest for one of them; a test before all else, for somebody waits to see it. */
export async function findNextDue(
  db: Database,
  id: string,
): Promise<{ webhook: WebhookRow; delivery: DeliveryRow } | undefined> {
  const [row] = await db
    .select({ webhook: w, delivery: d })
    .from(d)
    .innerJoin(w, eq(w.id, d.webhookId))
    .where(and(eq(d.webhookId, id), isDue, mayBeSent))
    .orderBy(desc(eq(d.evento, testEvent)), asc(d.fechaProxima), asc(d.id))
    .limit(1);
  return row;
}

/** When that was first tried which has waited longest, of what was first tried since something arrived; undefined where nothing was. */
export async function findTriedInVain(
  db: Database,
  { id, fechaExito }: Pick<WebhookRow, 'id' | 'fechaExito'>,
): Promise<Date | undefined> {
  const isSince = fechaExito ? gt(d.fechaPrimero, fechaExito) : isNotNull(d.fechaPrimero);
  const [row] = await db
    .select({ first: d.fechaPrimero })
    .from(d)
    .where(and(eq(d.webhookId, id), eq(d.estado, 'PENDIENTE'), isSince))
    .orderBy(asc(d.fechaPrimero))
    .limit(1);
  return row?.first ?? undefined;
}

/** A message that waits to be sent now. */
export async function insertTest(db: Database, webhookId: string): Promise<DeliveryRow> {
  const [row] = await db.insert(d).values({ id: uuid(), webhookId, mensajeId: uuid(), evento: testEvent }).returning();
  if (!row) throw new Error('a test was not stored');
  return row;
}

/** What waits for a webhook is sent now, with all its tries. */
export async function beginAnew(db: Database, webhookId: string): Promise<void> {
  await db
    .update(d)
    .set({ intentos: 0, fechaPrimero: null, fechaProxima: sql`now()` })
    .where(and(eq(d.webhookId, webhookId), eq(d.estado, 'PENDIENTE')));
  await db.update(w).set({ descansaHasta: null }).where(eq(w.id, webhookId));
}

/** Changes a delivery as it was read; false where another has had it since. */
export async function changeDelivery(
  db: Database,
  { id, estado, intentos }: DeliveryRow,
  changes: Partial<DeliveryRow>,
): Promise<boolean> {
  const changed = await db
    .update(d)
    .set(changes)
    .where(and(eq(d.id, id), eq(d.estado, estado), eq(d.intentos, intentos)))
    .returning({ id: d.id });
  return changed.length > 0;
}

export async function findDelivery(db: Database, webhookId: string, id: string): Promise<Listed | undefined> {
  const [row] = await listed(db).where(and(eq(d.id, id), eq(d.webhookId, webhookId)));
  return row;
}

/** A delivery, and what it tells of by its name. */
export interface Listed {
  delivery: DeliveryRow;
  obra: string | null;
  numero: Pick<IssueRow, 'volumen' | 'numero' | 'anio'> | null;
}

const listed = (db: Database) =>
  db
    .select({
      delivery: d,
      obra: publications.titulo,
      numero: { volumen: issues.volumen, numero: issues.numero, anio: issues.anio },
    })
    .from(d)
    .leftJoin(publications, eq(publications.id, d.publicacionId))
    .leftJoin(issues, eq(issues.id, d.numeroId));

/** A page of a webhook's deliveries, the last first, and how many there are. */
export async function listDeliveryRows(
  db: Database,
  webhookId: string,
  { estado, page, limit }: { estado?: DeliveryState | undefined; page: number; limit: number },
): Promise<{ rows: Listed[]; total: number }> {
  const where = and(eq(d.webhookId, webhookId), estado ? eq(d.estado, estado) : undefined);
  const rows = await listed(db)
    .where(where)
    .orderBy(desc(d.fechaCreacion), desc(d.id))
    .offset((page - 1) * limit)
    .limit(limit);
  const [counted] = await db.select({ total: count() }).from(d).where(where);
  return { rows, total: counted?.total ?? 0 };
}

export async function findIssue(db: Database, id: string): Promise<IssueRow | undefined> {
  const [row] = await db.select().from(issues).where(eq(issues.id, id));
  return row;
}
