import type { Publication } from '#contract/entities/publication.ts';
import type { Prioridad } from '#contract/vocabulary.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { readPublication } from '#server/features/publications/read.ts';
import { lockRunWork } from '#server/features/publications/run-work.ts';
import type { Services } from '#server/platform/services.ts';
import { writePriority } from './desk-queries.ts';

/** Says how urgent a work is to those who run it. Throws as `runWork` does. */
export async function setPriority(
  services: Services,
  viewer: Person,
  id: string,
  prioridad: Prioridad,
): Promise<Publication> {
  const { db, transact } = services;
  await transact(async () => {
    const work = await lockRunWork(services, viewer, id);
    if (work.prioridad === prioridad) return;
    await writePriority(db, id, prioridad);
    await record(db, {
      type: 'publication.prioritised',
      userId: viewer.id,
      publicacionId: id,
      datos: { titulo: work.titulo, prioridad },
    });
  });
  return readPublication(services, viewer, id);
}
