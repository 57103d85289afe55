/** Addresses that open the copy of somebody's data for a few minutes: a browser's download carries no token. */
import { isSignature, signature } from '#server/platform/signature.ts';

/** How long a link lasts. A download that has begun goes on. */
const lifetimeMs = 5 * 60_000;
export const exportsPath = '/files/mis-datos/';

const sign = (secret: Uint8Array, userId: string, name: string, expiry: string) =>
  signature(secret, 'own-data', userId, name, expiry);

/** `/files/mis-datos/{person}.{file}.{expiry}.{signature}`, and until when it holds. */
export function ownDataAddress(secret: Uint8Array, userId: string, name: string, now = Date.now()) {
  const expiry = String(now + lifetimeMs);
  const token = [userId, name, expiry, sign(secret, userId, name, expiry)].join('.');
  return { url: exportsPath + token, caduca: new Date(Number(expiry)).toISOString() };
}

/** Whose file a token opens; undefined where it was changed, or is no longer good. */
export function openedExport(secret: Uint8Array, token: string, now = Date.now()) {
  const [userId = '', name = '', expiry = '', mac = ''] = token.split('.');
  if (!isSignature(mac, sign(secret, userId, name, expiry)) || now >= Number(expiry)) return undefined;
  return { userId, name };
}
