/** SQL of what authors signed of their works, and of whom they were asked. */
import type { Database } from '#server/platform/database/database.ts';
import { rightsRequests, rightsSignatures, versions } from '#server/platform/database/schema.ts';
import { and, asc, count, eq, gt, isNotNull, sql } from '#server/platform/database/sql.ts';

export type SignatureRow = typeof rightsSignatures.$inferSelect;
export type RequestRow = typeof rightsRequests.$inferSelect;

/** All answers about a work, the first first: at most 5000. */
export const findSignatures = (db: Database, publicacionId: string): Promise<SignatureRow[]> =>
  db
    .select()
    .from(rightsSignatures)
    .where(eq(rightsSignatures.publicacionId, publicacionId))
    .orderBy(asc(rightsSignatures.fecha), asc(rightsSignatures.id))
    .limit(5000);

export async function insertSignature(db: Database, row: typeof rightsSignatures.$inferInsert): Promise<void> {
  await db.insert(rightsSignatures).values(row);
}

/** Whom of a work's byline it was asked. */
export const findRequests = (db: Database, publicacionId: string): Promise<RequestRow[]> =>
  db.select().from(rightsRequests).where(eq(rightsRequests.publicacionId, publicacionId));

/** A new request in place of the one before, whose link no longer works. */
export async function saveRequest(db: Database, row: Omit<RequestRow, 'fecha'> & { fecha: Date }): Promise<void> {
  await db
    .insert(rightsRequests)
    .values(row)
    .onConflictDoUpdate({ target: [rightsRequests.publicacionId, rightsRequests.quien], set: row });
}

/** Ends the link that somebody was mailed. False where none works. */
export async function endLink(db: Database, publicacionId: string, quien: string): Promise<boolean> {
  const ended = await db
    .update(rightsRequests)
    .set({ expiresAt: sql`now()` })
    .where(
      and(
        eq(rightsRequests.publicacionId, publicacionId),
        eq(rightsRequests.quien, quien),
        gt(rightsRequests.expiresAt, sql`now()`),
      ),
    )
    .returning({ quien: rightsRequests.quien });
  return ended.length > 0;
}

/** What a link that works was mailed for, by the hash of its token. */
export async function findLink(db: Database, hash: string): Promise<RequestRow | undefined> {
  const [row] = await db
    .select()
    .from(rightsRequests)
    .where(and(eq(rightsRequests.hash, hash), gt(rightsRequests.expiresAt, sql`now()`)));
  return row;
}

/** How many links an account had mailed since then, or went to an address for other works than this. */
export async function countLinks(
  db: Database,
  { by, to, elsewhereThan }: { by?: string; to?: string; elsewhereThan?: string },
  since: Date,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(rightsRequests)
    .where(
      and(
        isNotNull(rightsRequests.hash),
        gt(rightsRequests.fecha, since),
        by === undefined ? undefined : eq(rightsRequests.pideId, by),
        to === undefined ? undefined : eq(rightsRequests.correo, to),
        elsewhereThan === undefined ? undefined : sql`${rightsRequests.publicacionId} <> ${elsewhereThan}`,
      ),
    );
  return row?.total ?? 0;
}

/** What the authors of a version were asked to sign; null: nothing. Undefined where there is no such version. */
export async function findVersionTerms(db: Database, publicacionId: string, numero: number) {
  const [row] = await db
    .select({ derechos: versions.derechos, autor: versions.autor })
    .from(versions)
    .where(and(eq(versions.publicacionId, publicacionId), eq(versions.numero, numero)));
  return row;
}
