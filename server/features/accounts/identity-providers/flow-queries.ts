/** SQL of the ways to providers and back. */
import type { Database } from '#server/platform/database/database.ts';
import { identityFlows } from '#server/platform/database/schema.ts';
import { and, eq, gt, isNotNull, isNull, sql } from '#server/platform/database/sql.ts';

export type FlowRow = typeof identityFlows.$inferSelect;

export async function insertFlow(db: Database, flow: typeof identityFlows.$inferInsert): Promise<void> {
  await db.insert(identityFlows).values(flow);
}

/**
 * Uses a way up, in the browser that began it and at the address of its provider: of two who come back by it at once, one goes on.
 */
export async function spendFlow(
  db: Database,
  { hash, navegador, proveedorId }: Pick<FlowRow, 'hash' | 'navegador' | 'proveedorId'>,
): Promise<FlowRow | undefined> {
  const [row] = await db
    .update(identityFlows)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(identityFlows.hash, hash),
        eq(identityFlows.navegador, navegador),
        eq(identityFlows.proveedorId, proveedorId),
        isNull(identityFlows.usedAt),
        gt(identityFlows.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return row;
}

/** A way that is not used up and on which nobody has come back by SAML. */
export async function findWaiting(
  db: Database,
  { hash, proveedorId }: Pick<FlowRow, 'hash' | 'proveedorId'>,
): Promise<FlowRow | undefined> {
  const [row] = await db
    .select()
    .from(identityFlows)
    .where(and(eq(identityFlows.proveedorId, proveedorId), isWaiting(hash)));
  return row;
}

const isWaiting = (hash: string) =>
  and(
    eq(identityFlows.hash, hash),
    isNull(identityFlows.llegada),
    isNull(identityFlows.usedAt),
    gt(identityFlows.expiresAt, sql`now()`),
  );

/** Keeps who came back by SAML, by the new name of their way; whether it came about: of two answers at once, one does. */
export async function keepArrival(
  db: Database,
  hash: string,
  arrival: Pick<FlowRow, 'hash' | 'llegada'>,
): Promise<boolean> {
  const kept = await db
    .update(identityFlows)
    .set(arrival)
    .where(isWaiting(hash))
    .returning({ hash: identityFlows.hash });
  return kept.length === 1;
}

/** Keeps who came back by a way, for who then logs in or registers. */
export async function keepProof(
  db: Database,
  hash: string,
  proof: Pick<FlowRow, 'prueba' | 'pendiente' | 'expiresAt'>,
): Promise<void> {
  await db.update(identityFlows).set(proof).where(eq(identityFlows.hash, hash));
}

/** What a proof holds, which is no more; undefined where it is none, another browser's, or too old. */
export async function spendProof(
  db: Database,
  prueba: string,
  navegador: string,
): Promise<Pick<FlowRow, 'hash' | 'proveedorId' | 'pendiente' | 'fechaCreacion'> | undefined> {
  const [row] = await db
    .delete(identityFlows)
    .where(
      and(
        eq(identityFlows.prueba, prueba),
        eq(identityFlows.navegador, navegador),
        isNotNull(identityFlows.pendiente),
        gt(identityFlows.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return row;
}
