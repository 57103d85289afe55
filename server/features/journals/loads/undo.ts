/** A load taken back: the works that it made, and that nobody has touched since, are deleted as an administrator deletes any. */
import type { z } from 'zod';
import { record } from '#server/events/events.ts';
import { lockWork, updateWork } from '#server/features/publications/queries.ts';
import { defineJob, type RunningJob } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/platform/services.ts';
import { ofLoad } from './check.ts';
import { countLines, findLoad, findUntouched, updateLine, updateLoad } from './queries.ts';

const batch = 50;

export const undoing = defineJob({
  tipo: 'cargas.deshacer',
  datos: ofLoad,
  tries: 6,
  atOnce: 1,
  work: undoLines,
});

async function undoLines(services: Services, job: RunningJob<z.infer<typeof ofLoad>>): Promise<void> {
  const { db } = services;
  const { datos, signal, progress, creadoPorId } = job;
  const load = await findLoad(db, datos.id);
  if (!load) return;
  const { creadas } = await countLines(db, load.id);
  let done = 0;
  let last = 0;
  for (let works = await findUntouched(db, load.id, last, batch); works.length > 0; ) {
    for (const work of works) {
      signal.throwIfAborted();
      if (await deleteUntouched(services, load.id, work, creadoPorId)) done++;
      last = work.linea;
      progress(done / Math.max(1, creadas));
    }
    works = await findUntouched(db, load.id, last, batch);
  }
  await job.finish(async () => {
    // What was refused or found may be otherwise now.
    await updateLoad(db, load.id, { comprobada: false });
    await record(db, { type: 'journal.unloaded', userId: creadoPorId, datos: { archivo: load.nombre, obras: done } });
  });
}

type Untouched = Awaited<ReturnType<typeof findUntouched>>[number];

/** It leaves its DOI to whichever work the next load makes of it; where there is none, it has it again with its restoring. */
async function deleteUntouched(
  { db, transact }: Services,
  cargaId: string,
  { linea, obraId, titulo }: Untouched,
  userId: string | null,
): Promise<boolean> {
  return transact(async () => {
    const work = await lockWork(db, obraId);
    const [still] = await findUntouched(db, cargaId, linea - 1, 1);
    if (!work || still?.obraId !== obraId) return false;
    await updateWork(db, obraId, { fechaEliminacion: new Date(), doi: null, estadoDoi: null });
    await updateLine(db, { cargaId, linea }, { creada: false, fechaHecha: null });
    await record(db, {
      type: 'publication.deleted',
      userId,
      publicacionId: obraId,
      datos: { titulo, ...(work.doi && { doi: work.doi }) },
    });
    return true;
  });
}
