import { createHmac, timingSafeEqual } from 'node:crypto';

/** An HMAC-SHA256 of the parts for one purpose, 43 letters of base64url; what is signed for one holds for no other. */
export const signature = (secret: Uint8Array, purpose: string, ...parts: string[]): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url');

/** Whether what was sent is the signature, in a time that tells nothing of where they differ. */
export function isSignature(sent: string, right: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
