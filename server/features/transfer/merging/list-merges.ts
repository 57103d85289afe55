import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { Services } from '#server/platform/services.ts';
import { presentMerge } from './present.ts';
import { countMerges, findMerges } from './queries.ts';

/** Merges of accounts, the last first. */
export async function listMerges(
  { db }: Services,
  { page, limit }: { page: number; limit: number },
): Promise<CallAnswer<Calls['listMerges']>> {
  const total = await countMerges(db);
  const rows = await findMerges(db, { page, limit });
  return { uniones: rows.map(presentMerge), total, page, totalPages: Math.max(1, Math.ceil(total / limit)) };
}
