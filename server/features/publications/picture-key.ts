/** Keys to the pictures of one work that is not public: a browser's image request carries no token. */
import { firstOf, isSignedBy, type Keys, signature } from '#server/platform/signature.ts';
import { isEmbargoed, isPublic } from '#server/policy/index.ts';

/** Keys change as rarely as this, so that browsers find again the pictures they have; each is good for one to two such spans. */
const span = 12 * 3_600_000;

type PicturedWork = { id: string } & Parameters<typeof isEmbargoed>[0];

/** The key that goes after the addresses of the work's pictures; null where none is needed, and for a deleted work. */
export function pictureKey(secret: Keys, work: PicturedWork, now = Date.now()): string | null {
  if ((isPublic(work) && !isEmbargoed(work)) || work.deletedAt) return null;
  const expiry = String((Math.floor(now / span) + 2) * span);
  const name = `${work.id} ${expiry}`;
  const signer = firstOf(secret);
  const keys = keysOf.get(signer) ?? new Map<string, string>();
  keysOf.set(signer, keys);
  const key = keys.get(name) ?? `${expiry}.${signature(signer, 'pictures', work.id, expiry)}`;
  if (keys.size >= mostKeys) keys.clear();
  keys.set(name, key);
  return key;
}

/** Keys of late: signing one takes a fifth of what the answer with a work takes beside its SQL, and a work is read again and again. */
const keysOf = new WeakMap<Uint8Array, Map<string, string>>();
const mostKeys = 2000;

/** Whether the key opens the pictures of this work now. */
export function opensPictures(secret: Keys, work: PicturedWork, key: string, now = Date.now()): boolean {
  const [expiry = '', mac = ''] = key.split('.');
  return !work.deletedAt && isSignedBy(secret, mac, 'pictures', work.id, expiry) && now < Number(expiry);
}
