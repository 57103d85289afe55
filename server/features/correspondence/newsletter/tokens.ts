/**
 * The token in a subscriber's mails. It is made from the address and a secret of the platform, so that every mail, the
 * oldest too, leads out of the newsletter; the database keeps only its hash.
 */
import { createHash, createHmac } from 'node:crypto';

/** The token of an address: HMAC-SHA-256 in base64url, 43 characters. */
export const tokenOf = (secret: Uint8Array, email: string): string =>
  createHmac('sha256', secret).update(email).digest('base64url');

/** What is kept of a token: its SHA-256, hex. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
