import type { Job } from '#contract/entities/job.ts';
import type { Person } from '#contract/workflow.ts';
import { presentJob } from '#server/features/administration/jobs/present.ts';
import { manageableJob } from '#server/features/administration/jobs/read.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import type { Services } from '#server/platform/services.ts';
import { verification } from './verify.ts';

/** Queues a verification of the record, or gives the one that this person waits for already. */
export async function askVerification(services: Services, viewer: Person): Promise<Job> {
  const { db } = services;
  const id = await enqueue(
    db,
    verification,
    {},
    { creadoPorId: viewer.id, unico: `${verification.tipo}:${viewer.id}` },
  );
  const kinds = [verification];
  return presentJob(await manageableJob(services, viewer, id, kinds), viewer, kinds);
}
