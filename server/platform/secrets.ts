/**
 * Secrets that the platform makes for itself when they are first needed and keeps in its database, one for all processes. Of those that
 * are changed (`npm run keys`) the ones before stay beside the newest, for what they signed or sealed, until they are taken out.
 */
import { randomBytes } from 'node:crypto';
import type { Database, OpenDatabase } from './database/database.ts';
import { secrets } from './database/schema.ts';
import { signal } from './database/signals.ts';
import { and, eq, sql } from './database/sql.ts';
import type { KeyRing } from './signature.ts';

/** The names of those that services.ts opens. */
export const platformKeys = { tokens: 'access-tokens', links: 'file-links', mails: 'mail-returns' };

/** The newest, and those before it. */
type Believed = readonly [Uint8Array, ...Uint8Array[]];
/** So many of one name are believed at once, the newest included. */
export const mostBelieved = 4;
const keysChannel = 'keys';
const newSecret = () => randomBytes(32).toString('base64url');

/** 32 random bytes under a name, the same from then on, until it is changed. */
export async function ownSecret(db: Database, clave: string): Promise<Uint8Array> {
  const [newest] = await ownSecrets(db, clave);
  return newest;
}

/** All that are believed of that name, the newest first. */
export async function ownSecrets(db: Database, clave: string): Promise<Believed> {
  await db.insert(secrets).values({ clave, valor: newSecret() }).onConflictDoNothing();
  const [newest, ...before] = await findSecrets(db, clave);
  if (!newest) throw new Error(`The secret ${clave} could not be stored.`);
  return [newest, ...before];
}

/** The newest secret of that name, if one was ever made. */
export async function findSecret(db: Database, clave: string): Promise<Uint8Array | undefined> {
  const [newest] = await findSecrets(db, clave);
  return newest;
}

/** All that are believed of that name, the newest first; none where none was ever made. */
export async function findSecrets(db: Database, clave: string): Promise<Uint8Array[]> {
  const [row] = await db.select().from(secrets).where(eq(secrets.clave, clave));
  return row ? secretsIn(row.valor) : [];
}

/** What a row holds: base64url, the newest first, with commas between. */
export const secretsIn = (valor: string): Uint8Array[] =>
  valor.split(',').map((each) => Buffer.from(each, 'base64url'));

const written = (all: Believed) => all.map((each) => Buffer.from(each).toString('base64url')).join(',');

/** What was signed with it holds no longer: the next one of that name is another. */
export async function forgetSecret(db: Database, clave: string): Promise<void> {
  await db.delete(secrets).where(eq(secrets.clave, clave));
}

/** The secrets of that name as they are now, in a process that goes on: what another one changes is followed at once. */
export async function openKeyRing({ db, subscribe }: OpenDatabase, clave: string): Promise<KeyRing> {
  let all: Believed | undefined;
  const follow = async () => {
    const stored = await ownSecrets(db, clave);
    // The same list as long as nothing changed: who remembers what was found ours looks whether it is.
    if (!all || written(all) !== written(stored)) all = stored;
  };
  await subscribe(keysChannel, follow);
  await follow();
  const now = (): Believed => {
    if (!all) throw new Error(`The secret ${clave} was not read.`);
    return all;
  };
  return {
    get first() {
      return now()[0];
    },
    get all() {
      return now();
    },
  };
}

/** A new secret before those of that name; `absent`: it was never needed; `full`: as many are believed as can be at once. */
export async function changeSecret(db: Database, clave: string): Promise<'changed' | 'absent' | 'full'> {
  const before = await findSecrets(db, clave);
  if (before.length === 0) return 'absent';
  const changed = await db
    .update(secrets)
    .set({ valor: sql`${newSecret()}::text || ',' || ${secrets.valor}` })
    .where(and(eq(secrets.clave, clave), sql`cardinality(string_to_array(${secrets.valor}, ',')) < ${mostBelieved}`))
    .returning({ clave: secrets.clave });
  if (changed.length === 0) return 'full';
  await signal(db, keysChannel, '');
  return 'changed';
}

/** Of that name the newest alone is believed from now on. Gives how many were taken out. */
export async function dropOldSecrets(db: Database, clave: string): Promise<number> {
  const [row] = await db.select().from(secrets).where(eq(secrets.clave, clave)).for('update');
  const [newest, ...before] = row?.valor.split(',') ?? [];
  if (newest === undefined || before.length === 0) return 0;
  await db.update(secrets).set({ valor: newest }).where(eq(secrets.clave, clave));
  await signal(db, keysChannel, '');
  return before.length;
}
