/** SQL of institutions by which people log in, and of who does. */
import type { Database } from '#server/platform/database/database.ts';
import { identityLinks, identityProviders } from '#server/platform/database/schema.ts';
import { and, asc, count, eq, sql } from '#server/platform/database/sql.ts';

export type ProviderRow = typeof identityProviders.$inferSelect;
export type LinkRow = typeof identityLinks.$inferSelect;

const linked = sql`(select count(*) from ${identityLinks} where ${identityLinks.proveedorId} = ${identityProviders.id})`
  .mapWith(Number)
  .as('personas');

/** All of them, with how many people log in by each. */
export const listProviderRows = (db: Database) =>
  db
    .select({ provider: identityProviders, personas: linked })
    .from(identityProviders)
    .orderBy(asc(identityProviders.nombre), asc(identityProviders.id));

export async function findWithLinks(db: Database, id: string) {
  const [row] = await db
    .select({ provider: identityProviders, personas: linked })
    .from(identityProviders)
    .where(eq(identityProviders.id, id));
  return row;
}

export const listActive = (db: Database) =>
  db
    .select({ id: identityProviders.id, nombre: identityProviders.nombre })
    .from(identityProviders)
    .where(eq(identityProviders.activo, true))
    .orderBy(asc(identityProviders.nombre), asc(identityProviders.id));

export async function findActive(db: Database, id: string): Promise<ProviderRow | undefined> {
  const [row] = await db
    .select()
    .from(identityProviders)
    .where(and(eq(identityProviders.id, id), eq(identityProviders.activo, true)));
  return row;
}

/** How many there are; nobody adds one until the end of the transaction. */
export async function countLocked(db: Database): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('pliego.identity_providers'))`);
  return db.$count(identityProviders);
}

/** With its row held against links that are being made. */
export async function lockProvider(db: Database, id: string): Promise<ProviderRow | undefined> {
  const [row] = await db.select().from(identityProviders).where(eq(identityProviders.id, id)).for('update');
  return row;
}

export async function insertProvider(db: Database, row: typeof identityProviders.$inferInsert): Promise<void> {
  await db.insert(identityProviders).values(row);
}

export async function changeProviderRow(db: Database, id: string, changes: Partial<ProviderRow>): Promise<void> {
  await db.update(identityProviders).set(changes).where(eq(identityProviders.id, id));
}

export async function deleteProvider(db: Database, id: string): Promise<void> {
  await db.delete(identityProviders).where(eq(identityProviders.id, id));
}

export const countLinks = (db: Database, proveedorId: string): Promise<number> =>
  db.$count(identityLinks, eq(identityLinks.proveedorId, proveedorId));

/** One that is there and active, and stays so until the end of the transaction. */
export async function holdActive(db: Database, id: string): Promise<ProviderRow | undefined> {
  const [row] = await db
    .select()
    .from(identityProviders)
    .where(and(eq(identityProviders.id, id), eq(identityProviders.activo, true)))
    .for('share');
  return row;
}

export async function findLink(
  db: Database,
  { proveedorId, sujeto }: Pick<LinkRow, 'proveedorId' | 'sujeto'>,
): Promise<LinkRow | undefined> {
  const [row] = await db
    .select()
    .from(identityLinks)
    .where(and(eq(identityLinks.proveedorId, proveedorId), eq(identityLinks.sujeto, sujeto)));
  return row;
}

/** Whether a subject leads into that account. */
export async function isLinkOf(
  db: Database,
  { proveedorId, sujeto, userId }: Pick<LinkRow, 'proveedorId' | 'sujeto' | 'userId'>,
): Promise<boolean> {
  const link = and(eq(identityLinks.proveedorId, proveedorId), eq(identityLinks.sujeto, sujeto));
  return (await db.$count(identityLinks, and(link, eq(identityLinks.userId, userId)))) > 0;
}

/** Whether it came about: of two accounts that are given one subject at once, one is. */
export async function insertLink(db: Database, link: typeof identityLinks.$inferInsert): Promise<boolean> {
  const made = await db.insert(identityLinks).values(link).onConflictDoNothing().returning({ id: identityLinks.id });
  return made.length === 1;
}

export async function markUsed(db: Database, id: string): Promise<void> {
  await db.update(identityLinks).set({ fechaUso: sql`now()` }).where(eq(identityLinks.id, id));
}

export const listLinks = (db: Database, userId: string) =>
  db
    .select({
      id: identityLinks.id,
      nombre: identityProviders.nombre,
      activo: identityProviders.activo,
      fechaCreacion: identityLinks.fechaCreacion,
      fechaUso: identityLinks.fechaUso,
    })
    .from(identityLinks)
    .innerJoin(identityProviders, eq(identityProviders.id, identityLinks.proveedorId))
    .where(eq(identityLinks.userId, userId))
    .orderBy(asc(identityLinks.fechaCreacion), asc(identityLinks.id));

export async function countLinksOf(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ links: count() }).from(identityLinks).where(eq(identityLinks.userId, userId));
  return row?.links ?? 0;
}

/** Ends one of an account's; whether there was one. */
export async function deleteLink(db: Database, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(identityLinks)
    .where(and(eq(identityLinks.id, id), eq(identityLinks.userId, userId)))
    .returning({ id: identityLinks.id });
  return gone.length === 1;
}

/** Ends all of an account; gives how many. */
export async function deleteLinksOf(db: Database, userId: string): Promise<number> {
  const gone = await db
    .delete(identityLinks)
    .where(eq(identityLinks.userId, userId))
    .returning({ id: identityLinks.id });
  return gone.length;
}
