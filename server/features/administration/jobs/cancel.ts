import type { Job } from '#contract/entities/job.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { cancelJob } from '#server/platform/jobs/queue.ts';
import type { Services } from '#server/platform/services.ts';
import { type JobKinds, presentJob } from './present.ts';
import { manageableJob } from './read.ts';

/** Cancels a job, whichever process does it. Throws `no_encontrado`, or `trabajo_terminado`. */
export async function cancel(services: Services, viewer: Person, id: string, kinds: JobKinds): Promise<Job> {
  await manageableJob(services, viewer, id, kinds);
  const cancelled = await services.transact(() => cancelJob(services.db, id, kinds));
  if (!cancelled) throw refuse('trabajo_terminado');
  return presentJob(cancelled, viewer, kinds);
}
