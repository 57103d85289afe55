/** Addresses that open the copy of somebody's data for a few minutes. */
import { lentBy, lentToken } from '#server/platform/http/lent-address.ts';
import type { Keys } from '#server/platform/signature.ts';

export const exportsPath = '/files/mis-datos/';

/** `/files/mis-datos/{token}`, and until when it holds. */
export function ownDataAddress(secret: Keys, userId: string, name: string, now = Date.now()) {
  const { token, caduca } = lentToken(secret, 'own-data', userId, name, now);
  return { url: exportsPath + token, caduca };
}

/** Whose file a token opens; undefined where it was changed, or is no longer good. */
export function openedExport(secret: Keys, token: string, now = Date.now()) {
  const lent = lentBy(secret, 'own-data', token, now);
  return lent && { userId: lent.owner, name: lent.name };
}
