/**
 * Whether a password is known from breaches, by a list that is here: nobody else is asked. The list (`passwords.bin`) has of each the
 * first bytes of its SHA-256, in order; whoever has not the list finds one in a hundred million of their passwords refused by mistake.
 * It is made by `scripts/breached-passwords.ts` of that of zxcvbn-ts (MIT, `passwords.LICENSE`).
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { refuse } from '#contract/refuse.ts';

/** Of each, so many bytes. */
export const keyBytes = 5;

/** Accents and capitals make no other password of a known one: 'Contraseña' is found as 'contrasena'. */
const plain = (password: string) => password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** What stands in the list for a password. */
export const breachKey = (password: string): Buffer =>
  createHash('sha256').update(plain(password)).digest().subarray(0, keyBytes);

/** Read when somebody first chooses a password; 210 kB from then on. */
let list: Promise<Buffer> | undefined;
const readList = () => {
  list ??= readFile(new URL('passwords.bin', import.meta.url));
  // A disk that failed once is asked again.
  list.catch(() => {
    list = undefined;
  });
  return list;
};

/** Whether it is in the list, itself or but for accents and capitals. */
export async function isBreached(password: string): Promise<boolean> {
  const [keys, key] = [await readList(), breachKey(password)];
  let [from, to] = [0, keys.length / keyBytes];
  while (from < to) {
    const middle = (from + to) >> 1;
    const order = key.compare(keys, middle * keyBytes, (middle + 1) * keyBytes);
    if (order === 0) return true;
    if (order < 0) to = middle;
    else from = middle + 1;
  }
  return false;
}

/** Throws `datos_no_validos` about the field in which somebody chose such a password. */
export async function refuseBreached(field: string, password: string): Promise<void> {
  if (await isBreached(password))
    throw refuse('datos_no_validos', { errors: [{ field, code: 'contrasena_filtrada' }] });
}
