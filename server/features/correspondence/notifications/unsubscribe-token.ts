/**
 * The token of the link that ends a kind of mails: whose they are and which, signed. It is made anew for each mail and
 * stored nowhere, so that the link in the oldest one works too, and it opens nothing else.
 */
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { notificationTipos } from '#contract/vocabulary.ts';
import { allOf, firstOf, isSignature, type Keys } from '#server/platform/signature.ts';

/** The name of the secret that signs them. */
export const unsubscribeSecret = 'notification-mails';

/** The mails of one type, the day's mail with all types that are put off to it, or what is new in the searches that somebody keeps. */
const whatSchema = z.enum([...notificationTipos, 'RESUMEN', 'BUSQUEDAS']);
export type EndedMails = z.infer<typeof whatSchema>;
const readSchema = z.tuple([z.uuid(), whatSchema]);

const sign = (secret: Uint8Array, said: string) => createHmac('sha256', secret).update(said).digest('base64url');

/** `{account}.{what}.{signature}`, for an address. */
export function unsubscribeToken(secret: Keys, userId: string, what: EndedMails): string {
  const said = `${userId}.${what}`;
  return `${said}.${sign(firstOf(secret), said)}`;
}

/** Whose and which; undefined for a token that is not ours. */
export function readUnsubscribeToken(secret: Keys, token: string): [string, EndedMails] | undefined {
  const end = token.lastIndexOf('.');
  const said = token.slice(0, Math.max(end, 0));
  const given = token.slice(end + 1);
  if (!allOf(secret).some((key) => isSignature(given, sign(key, said)))) return undefined;
  return readSchema.safeParse(said.split('.')).data;
}
