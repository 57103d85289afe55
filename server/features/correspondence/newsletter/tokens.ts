/**
 * The token in a subscriber's mails. It is made from the address and a secret of the platform, so that every mail, the
 * oldest too, leads out of the newsletter; the database keeps only its hash.
 */
import { createHash, createHmac } from 'node:crypto';

export const tokenOf = (secret: Uint8Array, email: string): string =>
  createHmac('sha256', secret).update(email).digest('base64url');

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
