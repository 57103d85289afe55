import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import type { JobRow } from '#server/platform/jobs/queue.ts';
import type { Services } from '#server/platform/services.ts';
import { canManageJob } from '#server/policy/index.ts';
import { hiddenTipos, type JobKinds, presentJob } from './present.ts';
import { findJob, findJobs, type JobQuery } from './queries.ts';

/** A page of all jobs, or of what the filters leave, the last first. */
export async function listJobs(
  { db }: Services,
  viewer: Person,
  query: JobQuery,
  kinds: JobKinds,
): Promise<CallAnswer<Calls['listJobs']>> {
  const { rows, total } = await findJobs(db, query, hiddenTipos(kinds));
  const jobs = rows.map((row) => presentJob(row, viewer, kinds));
  return { jobs, total, page: query.page, totalPages: Math.ceil(total / query.limit) };
}

/** A job that the person may follow. Throws `no_encontrado`, for those of others too. */
export async function manageableJob({ db }: Services, viewer: Person, id: string, kinds: JobKinds): Promise<JobRow> {
  const row = await findJob(db, id, hiddenTipos(kinds));
  if (!row || !canManageJob(viewer, row)) throw refuse('no_encontrado');
  return row;
}
