import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import type { Services } from '#server/platform/services.ts';
import { canRunProcess } from '#server/policy/index.ts';
import type { Work } from './queries.ts';
import { lockReadableWork, readableWork } from './read.ts';

/** The work, if the person runs its process. Throws `no_encontrado`, or `sin_permiso` where they wrote it. */
export async function runWork(services: Services, viewer: Person, id: string): Promise<Work> {
  return checked(viewer, await readableWork(services, viewer, id));
}

/** The same, its row locked for the transaction that the caller is in. */
export async function lockRunWork(services: Services, viewer: Person, id: string): Promise<Work> {
  return checked(viewer, await lockReadableWork(services, viewer, id));
}

function checked(viewer: Person, work: Work): Work {
  if (!canRunProcess(viewer, work)) throw refuse('sin_permiso');
  if (work.deletedAt) throw refuse('no_encontrado');
  return work;
}
