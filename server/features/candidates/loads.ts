import { authorsKnowReviewers } from '#server/policy.ts';
import type { Services } from '#server/services.ts';
import { type CandidateRow, findCandidateRows } from './queries.ts';

/** What these people have to do and have done as reviewers, by id, as any editor may know it; deleted accounts are left out. */
export async function readLoads(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  ids: readonly string[],
): Promise<Map<string, CandidateRow>> {
  if (ids.length === 0) return new Map();
  const rows = await findCandidateRows(db, ids, !authorsKnowReviewers(settings.get().identidadRevision));
  return new Map(rows.map((row) => [row.id, row]));
}
