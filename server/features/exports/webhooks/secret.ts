/**
 * The secrets by which receivers know that a message is ours. None is stored: each follows from one that the platform made for itself,
 * as its other signatures do, and from a random part that its webhook's row has; neither is worth anything without the other.
 */
import { createHmac } from 'node:crypto';
import type { Database } from '#server/platform/database/database.ts';
import { ownSecret } from '#server/platform/secrets.ts';
import { signature } from '#server/platform/signature.ts';
import type { WebhookRow } from './queries.ts';

/** The 32 bytes of the secret that has this random part. */
async function keyOf(db: Database, id: string, sal: string): Promise<Buffer> {
  return Buffer.from(signature(await ownSecret(db, 'webhooks'), 'webhook', id, sal), 'base64url');
}

/** As its receiver is given it. */
export const secretOf = async (db: Database, { id, sal }: Pick<WebhookRow, 'id' | 'sal'>): Promise<string> =>
  `whsec_${(await keyOf(db, id, sal)).toString('base64')}`;

/** Which of its secrets hold now: their random parts, the present one first. */
export const holding = (row: Pick<WebhookRow, 'sal' | 'salAnterior' | 'anteriorHasta'>, now = new Date()): string[] =>
  row.salAnterior && row.anteriorHasta && row.anteriorHasta > now ? [row.sal, row.salAnterior] : [row.sal];

/** The header webhook-signature of a message, by each secret that holds. */
export async function signaturesOf(
  db: Database,
  webhook: WebhookRow,
  { id, timestamp, body }: { id: string; timestamp: string; body: string },
): Promise<string> {
  const signed: string[] = [];
  for (const sal of holding(webhook)) {
    const key = await keyOf(db, webhook.id, sal);
    signed.push(`v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`);
  }
  return signed.join(' ');
}
