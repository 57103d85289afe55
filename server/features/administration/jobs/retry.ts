import type { Job } from '#contract/entities/job.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { retryJob } from '#server/platform/jobs/queue.ts';
import type { Services } from '#server/platform/services.ts';
import { type JobKinds, presentJob } from './present.ts';
import { manageableJob } from './read.ts';

/** Queues a failed job again. Throws `no_encontrado`, or `trabajo_sin_fallo`. */
export async function retry(services: Services, viewer: Person, id: string, kinds: JobKinds): Promise<Job> {
  await manageableJob(services, viewer, id, kinds);
  const queued = await services.transact(() => retryJob(services.db, id));
  if (!queued) throw refuse('trabajo_sin_fallo');
  return presentJob(queued, viewer, kinds);
}
