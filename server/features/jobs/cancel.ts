import type { Job } from '#contract/entities/job.ts';
import type { Person } from '#contract/workflow.ts';
import { refuse } from '#server/platform/http/problem.ts';
import { cancelJob } from '#server/platform/jobs/queue.ts';
import type { Services } from '#server/services.ts';
import { jobKinds } from './kinds.ts';
import { presentJob } from './present.ts';
import { manageableJob } from './read.ts';

/** Cancels a job, whichever process does it. Throws `no_encontrado`, or `trabajo_terminado`. */
export async function cancel(services: Services, viewer: Person, id: string): Promise<Job> {
  await manageableJob(services, viewer, id);
  const cancelled = await services.transact(() => cancelJob(services.db, id, jobKinds));
  if (!cancelled) throw refuse('trabajo_terminado');
  return presentJob(cancelled, viewer);
}
