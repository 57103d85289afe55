import type { Services } from '#server/platform/services.ts';
import { type CandidateRow, findCandidateRows } from './queries.ts';

export type Load = CandidateRow;

/** What these people have to do and have done as reviewers, by id, as any editor may know it; deleted accounts are left out. */
export async function readLoads(
  { db }: Pick<Services, 'db'>,
  ids: readonly string[],
): Promise<Map<string, CandidateRow>> {
  if (ids.length === 0) return new Map();
  const rows = await findCandidateRows(db, ids);
  return new Map(rows.map((row) => [row.id, row]));
}
