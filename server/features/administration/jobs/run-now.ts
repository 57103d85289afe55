import type { Job } from '#contract/entities/job.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { bringForward } from '#server/platform/jobs/queue.ts';
import type { Services } from '#server/platform/services.ts';
import { type JobKinds, presentJob } from './present.ts';

/**
 * Brings the turn of what the platform does by itself forward to now. Throws `no_encontrado` for a kind that is not done so, and
 * `trabajo_en_curso` while it is being done.
 */
export async function runNow(services: Services, viewer: Person, tipo: string, kinds: JobKinds): Promise<Job> {
  const kind = kinds.find((each) => each.tipo === tipo && each.everyMs !== undefined);
  if (!kind) throw refuse('no_encontrado');
  const { db, transact } = services;
  return transact(async () => {
    const turn = await bringForward(db, kind);
    if (!turn) throw refuse('trabajo_en_curso');
    await record(db, { type: 'system.jobBroughtForward', userId: viewer.id, datos: { tarea: tipo } });
    return presentJob(turn, viewer, kinds);
  });
}
