/** The chain of the activity record, as anybody can check it: what an entry's hash is made of (docs/activity-record.md). */
import { createHash } from 'node:crypto';

/** An entry as the database writes its columns: what is hashed is text, so that no driver's reading of it matters. */
export interface ChainedEntry {
  id: string;
  type: string;
  severity: string;
  /** Unix milliseconds. */
  timestamp: string;
  userId: string | null;
  publicacionId: string | null;
  reviewId: string | null;
  /** As jsonb writes it. */
  datos: string;
}

/** What stands in the place of the hash before the first. */
export const noHash = '0'.repeat(64);

/** A netstring (cr.yp.to/proto/netstrings.txt), its length in bytes; `-,` for what is null. */
const netstring = (text: string | null) => (text === null ? '-,' : `${Buffer.byteLength(text)}:${text},`);

/** SHA-256, hex, of the entry at that place of the chain; the database's `activity_hash` gives the same. */
export function hashEntry(before: string, place: number, entry: ChainedEntry): string {
  const { id, type, severity, timestamp, userId, publicacionId, reviewId, datos } = entry;
  const fields = [before, String(place), id, type, severity, timestamp, userId, publicacionId, reviewId, datos];
  return createHash('sha256').update(fields.map(netstring).join('')).digest('hex');
}
