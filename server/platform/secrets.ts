/** Secrets that the platform makes for itself at its first start and keeps in its database, one for all processes. */
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { secrets } from './database/schema.ts';

/** 32 random bytes under a name, the same at every start. */
export async function ownSecret(db: Database, clave: string): Promise<Uint8Array> {
  await db
    .insert(secrets)
    .values({ clave, valor: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.clave, clave));
  if (!row) throw new Error(`The secret ${clave} could not be stored.`);
  return Buffer.from(row.valor, 'base64url');
}
