import type { z } from 'zod';
import type { embargoChangeSchema } from '#contract/entities/embargo.ts';
import type { Publication } from '#contract/entities/publication.ts';
import { canBeEmbargoed } from '#contract/particulars.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { longDay } from '#server/documents/model/words.ts';
import { record } from '#server/events/events.ts';
import { embargoOf } from '#server/features/publications/embargo.ts';
import { updateWork } from '#server/features/publications/queries.ts';
import { readPublication } from '#server/features/publications/read.ts';
import { lockRunWork } from '#server/features/publications/run-work.ts';
import type { Services } from '#server/platform/services.ts';

/**
 * Closes the text of a thesis until a day, for longer or for less than before, or opens it (`hasta` null), by who runs it and with a reason,
 * which its authors are told. Throws as `runWork` does, and `embargo_no_posible` of another type or where there is none to lift.
 */
export async function changeEmbargo(
  services: Services,
  viewer: Person,
  id: string,
  { hasta, zona, motivo }: z.output<typeof embargoChangeSchema>,
): Promise<Publication> {
  const { db, transact } = services;
  await transact(async () => {
    const work = await lockRunWork(services, viewer, id);
    if (!canBeEmbargoed(work.tipo) || (hasta === null && !work.embargoHasta)) throw refuse('embargo_no_posible');
    await updateWork(db, id, embargoOf(work.tipo, hasta === null ? null : { hasta, zona }));
    const said = { titulo: work.titulo, motivo };
    await record(
      db,
      hasta === null
        ? { type: 'publication.embargoLifted', userId: viewer.id, publicacionId: id, datos: said }
        : {
            type: 'publication.embargoSet',
            userId: viewer.id,
            publicacionId: id,
            datos: { ...said, hasta: longDay(hasta, 'es') },
          },
    );
  });
  return readPublication(services, viewer, id);
}
