/**
 * Secrets of others that the platform has to say again, as the password of an account with a repository: kept sealed (AES-256-GCM), by a
 * key that follows from one that the platform made for itself. A row alone, or an export of it, tells nobody anything.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from './database/database.ts';
import { ownSecret, ownSecrets } from './secrets.ts';

const lengths = { key: 32, nonce: 12, tag: 16 };

const keyOf = (secret: Uint8Array) => Buffer.from(hkdfSync('sha256', secret, new Uint8Array(), 'sellado', lengths.key));

/** @param clave the name of the platform's secret; `about`: whose it is, for which alone it is opened again */
export async function seal(db: Database, clave: string, about: string, words: string): Promise<string> {
  const nonce = randomBytes(lengths.nonce);
  const cipher = createCipheriv('aes-256-gcm', keyOf(await ownSecret(db, clave)), nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(words, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}

/** The words, or undefined where they were sealed for something else, or by a secret that is gone. */
export async function unseal(db: Database, clave: string, about: string, kept: string): Promise<string | undefined> {
  return openWith(await ownSecrets(db, clave), about, kept)?.words;
}

/** The words, and which of the secrets had sealed them, the newest being 0; undefined where none did. */
export function openWith(
  secrets: readonly Uint8Array[],
  about: string,
  kept: string,
): { words: string; by: number } | undefined {
  for (const [by, secret] of secrets.entries()) {
    const words = unsealBy(secret, about, kept);
    if (words !== undefined) return { words, by };
  }
  return undefined;
}

function unsealBy(secret: Uint8Array, about: string, kept: string): string | undefined {
  const bytes = Buffer.from(kept, 'base64url');
  if (bytes.length < lengths.nonce + lengths.tag) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, lengths.nonce))
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(-lengths.tag));
  try {
    return decipher.update(bytes.subarray(lengths.nonce, -lengths.tag), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    // What was altered, or is of another, opens nothing.
    return undefined;
  }
}
