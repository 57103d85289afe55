/**
 * Mails that people have the platform write to others: counted by whom they reach and in all, whoever sends them, so that
 * many accounts together can neither fill one mailbox nor spend the platform's good name.
 */
import type { Database } from '../database/database.ts';
import { countWithin } from '../http/rate-limit.ts';

/** Within an hour. */
export const mostOutward = { toOne: 20, inAll: 1_000 };
const hourMs = 3_600_000;

/**
 * Counts one more to that address. False where it, or the platform, has had as many as it may: the same for both, since it
 * says nothing of who else writes to whom. In the caller's transaction: what is not sent is not counted.
 */
export async function countOutward(db: Database, address: string): Promise<boolean> {
  // The platform's first, always: two who write to several people at once wait for one another, and do not lock.
  const all = await countWithin(db, 'outward', hourMs);
  const toOne = await countWithin(db, `outward ${address.toLowerCase()}`, hourMs);
  return all.current <= mostOutward.inAll && toOne.current <= mostOutward.toOne;
}
