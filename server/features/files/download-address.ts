/** Addresses that open one file for a few minutes, to whoever holds them: a browser's download carries no token. */
import { isSignature, signature } from '#server/platform/signature.ts';

/** How long a link lasts. A download that has begun goes on. */
const lifetimeMs = 5 * 60_000;
export const downloadsPath = '/files/descargas/';

/** The name is signed as well: nobody else's words are offered as the name of a file of ours. */
const sign = (secret: Uint8Array, id: string, expiry: string, name: string) =>
  signature(secret, 'download', id, expiry, name);

/** `/files/descargas/{token}/{name}`, and until when it holds. */
export function downloadAddress(secret: Uint8Array, { id, nombre }: { id: string; nombre: string }, now = Date.now()) {
  const expiry = now + lifetimeMs;
  const token = `${id}.${expiry}.${sign(secret, id, String(expiry), nombre)}`;
  return { url: `${downloadsPath}${token}/${encodeURIComponent(nombre)}`, caduca: new Date(expiry).toISOString() };
}

/** The id of the file that a token opens under that name; undefined where it was changed, or is no longer good. */
export function openedBy(secret: Uint8Array, token: string, name: string, now = Date.now()): string | undefined {
  const [id = '', expiry = '', mac = ''] = token.split('.');
  return isSignature(mac, sign(secret, id, expiry, name)) && now < Number(expiry) ? id : undefined;
}
