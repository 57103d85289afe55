import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { findWorksById } from '#server/features/publications/queries.ts';
import type { Viewer } from '#server/policy.ts';
import type { Services } from '#server/services.ts';
import { presentActivity } from './present.ts';
import { type ActivityQuery, findActivity } from './queries.ts';

/** A page of the activity record, all of it or what the filters leave, the last first. */
export async function listActivity(
  { db, settings }: Services,
  viewer: Viewer,
  query: ActivityQuery,
): Promise<CallAnswer<Calls['activity']>> {
  const { rows, total } = await findActivity(db, query);
  const ids = new Set(rows.flatMap(({ entry }) => entry.publicacionId ?? []));
  const works = new Map((await findWorksById(db, [...ids])).map((work) => [work.id, work]));
  const activity = rows.map((row) =>
    presentActivity(row, works.get(row.entry.publicacionId ?? ''), viewer, settings.get()),
  );
  return { activity, total, page: query.page, totalPages: Math.ceil(total / query.limit) };
}
