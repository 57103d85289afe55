/**
 * Secrets of others that the platform has to say again, as the password of an account with a repository: kept sealed (AES-256-GCM), by a
 * key that follows from one that the platform made for itself. A row alone, or an export of it, tells nobody anything.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from './database/database.ts';
import { ownSecret } from './secrets.ts';

const lengths = { key: 32, nonce: 12, tag: 16 };

const keyOf = async (db: Database, clave: string) =>
  Buffer.from(hkdfSync('sha256', await ownSecret(db, clave), new Uint8Array(), 'sellado', lengths.key));

/** @param clave the name of the platform's secret; `about`: whose it is, for which alone it is opened again */
export async function seal(db: Database, clave: string, about: string, words: string): Promise<string> {
  const nonce = randomBytes(lengths.nonce);
  const cipher = createCipheriv('aes-256-gcm', await keyOf(db, clave), nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(words, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}

/** The words, or undefined where they were sealed for something else, or by a secret that is gone. */
export async function unseal(db: Database, clave: string, about: string, kept: string): Promise<string | undefined> {
  const bytes = Buffer.from(kept, 'base64url');
  if (bytes.length < lengths.nonce + lengths.tag) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', await keyOf(db, clave), bytes.subarray(0, lengths.nonce))
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(-lengths.tag));
  try {
    return decipher.update(bytes.subarray(lengths.nonce, -lengths.tag), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    // What was altered, or is of another, opens nothing.
    return undefined;
  }
}
