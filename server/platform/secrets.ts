/** Secrets that the platform makes for itself when they are first needed and keeps in its database, one for all processes. */
import { randomBytes } from 'node:crypto';
import type { Database } from './database/database.ts';
import { secrets } from './database/schema.ts';
import { eq } from './database/sql.ts';

/** 32 random bytes under a name, the same from then on. */
export async function ownSecret(db: Database, clave: string): Promise<Uint8Array> {
  await db
    .insert(secrets)
    .values({ clave, valor: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const secret = await findSecret(db, clave);
  if (!secret) throw new Error(`The secret ${clave} could not be stored.`);
  return secret;
}

/** The secret of that name, if it was ever made. */
export async function findSecret(db: Database, clave: string): Promise<Uint8Array | undefined> {
  const [row] = await db.select().from(secrets).where(eq(secrets.clave, clave));
  return row && Buffer.from(row.valor, 'base64url');
}

/** What was signed with it holds no longer: the next one of that name is another. */
export async function forgetSecret(db: Database, clave: string): Promise<void> {
  await db.delete(secrets).where(eq(secrets.clave, clave));
}
