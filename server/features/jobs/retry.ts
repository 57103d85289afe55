import type { Job } from '#contract/entities/job.ts';
import type { Person } from '#contract/workflow.ts';
import { refuse } from '#server/platform/http/problem.ts';
import { retryJob } from '#server/platform/jobs/queue.ts';
import type { Services } from '#server/services.ts';
import { presentJob } from './present.ts';
import { manageableJob } from './read.ts';

/** Queues a failed job again. Throws `no_encontrado`, or `trabajo_sin_fallo`. */
export async function retry(services: Services, viewer: Person, id: string): Promise<Job> {
  await manageableJob(services, viewer, id);
  const queued = await services.transact(() => retryJob(services.db, id));
  if (!queued) throw refuse('trabajo_sin_fallo');
  return presentJob(queued, viewer);
}
