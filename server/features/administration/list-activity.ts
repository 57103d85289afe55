import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { findWorksById } from '#server/features/publications/queries.ts';
import type { Viewer } from '#server/policy.ts';
import type { Services } from '#server/services.ts';
import { presentActivity } from './present.ts';
import { findActivity } from './queries.ts';

/** A page of the activity record, the last first. */
export async function listActivity(
  { db, settings }: Services,
  viewer: Viewer,
  { page, limit }: { page: number; limit: number },
): Promise<CallAnswer<Calls['activity']>> {
  const { rows, total } = await findActivity(db, { page, limit });
  const ids = new Set(rows.flatMap(({ entry }) => entry.publicacionId ?? []));
  const works = new Map((await findWorksById(db, [...ids])).map((work) => [work.id, work]));
  const activity = rows.map((row) =>
    presentActivity(row, works.get(row.entry.publicacionId ?? ''), viewer, settings.get()),
  );
  return { activity, total, page, totalPages: Math.ceil(total / limit) };
}
