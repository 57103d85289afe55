import { createHmac, timingSafeEqual } from 'node:crypto';

/** What signs, and what else is believed: `all` has `first` at its head, and is another list once one of them changes. */
export interface KeyRing {
  readonly first: Uint8Array;
  readonly all: readonly Uint8Array[];
}
/** One that never changes, or one that may have had others before it. */
export type Keys = Uint8Array | KeyRing;

export const firstOf = (keys: Keys): Uint8Array => (keys instanceof Uint8Array ? keys : keys.first);
export const allOf = (keys: Keys): readonly Uint8Array[] => (keys instanceof Uint8Array ? [keys] : keys.all);

/** An HMAC-SHA256 of the parts for one purpose, 43 letters of base64url; what is signed for one holds for no other. */
export const signature = (keys: Keys, purpose: string, ...parts: string[]): string =>
  createHmac('sha256', firstOf(keys))
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url');

/** Whether what was sent is such a signature by a key that is believed. */
export const isSignedBy = (keys: Keys, sent: string, purpose: string, ...parts: string[]): boolean =>
  allOf(keys).some((key) => isSignature(sent, signature(key, purpose, ...parts)));

/** Whether what was sent is the signature, in a time that tells nothing of where they differ. */
export function isSignature(sent: string, right: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
