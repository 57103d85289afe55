import type { Database } from '#server/platform/database/database.ts';
import { subscribers } from '#server/platform/database/schema.ts';
import { and, eq, isNull, sql } from '#server/platform/database/sql.ts';

export type Subscriber = typeof subscribers.$inferSelect;

/** A new subscriber who has not confirmed; undefined where the address is known already. */
export async function insertSubscriber(
  db: Database,
  subscriber: Pick<Subscriber, 'email' | 'idioma' | 'tokenHash'>,
): Promise<Subscriber | undefined> {
  const [row] = await db.insert(subscribers).values(subscriber).onConflictDoNothing().returning();
  return row;
}

/** Begins anew for an address that left, or did not confirm within the hour; false where it may not be written to. */
export async function subscribeAgain(db: Database, email: string, idioma: string): Promise<boolean> {
  const waits = sql`${subscribers.fechaConfirmacion} is null and ${subscribers.fechaAlta} < now() - interval '1 hour'`;
  const again = await db
    .update(subscribers)
    .set({ idioma, fechaAlta: sql`now()`, fechaConfirmacion: null, fechaBaja: null })
    .where(and(eq(subscribers.email, email), sql`(${subscribers.fechaBaja} is not null or ${waits})`))
    .returning({ email: subscribers.email });
  return again.length > 0;
}

/** Confirms the subscription, the first time. False where the token is not that of a present subscriber. */
export async function confirmSubscriber(db: Database, tokenHash: string): Promise<boolean> {
  const confirmed = await db
    .update(subscribers)
    .set({ fechaConfirmacion: sql`coalesce(${subscribers.fechaConfirmacion}, now())` })
    .where(and(eq(subscribers.tokenHash, tokenHash), isNull(subscribers.fechaBaja)))
    .returning({ email: subscribers.email });
  return confirmed.length > 0;
}

/** Ends the subscription, confirmed or not. False where the token is nobody's. */
export async function endSubscription(db: Database, tokenHash: string): Promise<boolean> {
  const ended = await db
    .update(subscribers)
    .set({ fechaBaja: sql`coalesce(${subscribers.fechaBaja}, now())` })
    .where(eq(subscribers.tokenHash, tokenHash))
    .returning({ email: subscribers.email });
  return ended.length > 0;
}
