/** SQL of the ways to ORCID and back. */
import type { Database } from '#server/platform/database/database.ts';
import { orcidFlows } from '#server/platform/database/schema.ts';
import { and, eq, gt, isNotNull, isNull, sql } from '#server/platform/database/sql.ts';

export type FlowRow = typeof orcidFlows.$inferSelect;

export async function insertFlow(db: Database, flow: typeof orcidFlows.$inferInsert): Promise<void> {
  await db.insert(orcidFlows).values(flow);
}

/** Uses a way up, in the browser that began it: of two who come back by it at once, one goes on. */
export async function spendFlow(db: Database, hash: string, navegador: string): Promise<FlowRow | undefined> {
  const [row] = await db
    .update(orcidFlows)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(orcidFlows.hash, hash),
        eq(orcidFlows.navegador, navegador),
        isNull(orcidFlows.usedAt),
        gt(orcidFlows.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return row;
}

/** Keeps the iD that came back by a way, for who then logs in or registers. */
export async function keepProof(
  db: Database,
  hash: string,
  proof: Pick<FlowRow, 'prueba' | 'orcid' | 'expiresAt'>,
): Promise<void> {
  await db.update(orcidFlows).set(proof).where(eq(orcidFlows.hash, hash));
}

/** The iD of a proof, which is no more; undefined where it is none, another browser's, or too old. */
export async function spendProof(db: Database, prueba: string, navegador: string): Promise<string | undefined> {
  const [row] = await db
    .delete(orcidFlows)
    .where(
      and(
        eq(orcidFlows.prueba, prueba),
        eq(orcidFlows.navegador, navegador),
        isNotNull(orcidFlows.orcid),
        gt(orcidFlows.expiresAt, sql`now()`),
      ),
    )
    .returning({ orcid: orcidFlows.orcid });
  return row?.orcid ?? undefined;
}
