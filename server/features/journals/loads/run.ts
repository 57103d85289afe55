/** A load that is done: line by line, each in a transaction of its own that also notes that it was, so that nothing is done twice. */
import type { z } from 'zod';
import type { LineFate } from '#contract/loads.ts';
import { record } from '#server/events/events.ts';
import { removeAll } from '#server/platform/files/file-store.ts';
import { picturesOf } from '#server/platform/files/places.ts';
import { defineJob, type RunningJob } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/platform/services.ts';
import { followWhetherAny } from '../issues/edit-issue.ts';
import { ofLoad } from './check.ts';
import { Decider } from './decide.ts';
import { LoadArchives } from './load-archive.ts';
import { lockLoads } from './match-queries.ts';
import { PdfIndex } from './pdf-index.ts';
import { type Prepared, prepare } from './prepare-line.ts';
import {
  countLines,
  countWaiting,
  findLoad,
  findLoadFiles,
  findWaiting,
  type LoadLineRow,
  type LoadRow,
  lockWaiting,
  orderIssues,
  updateLine,
} from './queries.ts';
import { completeWork, createWork } from './write-work.ts';

/** Lines that are read at once. */
const batch = 50;

export const publishing = defineJob({
  tipo: 'cargas.publicar',
  datos: ofLoad,
  tries: 6,
  atOnce: 1,
  work: publishLines,
});

async function publishLines(services: Services, job: RunningJob<z.infer<typeof ofLoad>>): Promise<void> {
  const { db } = services;
  const { datos, signal, progress, creadoPorId } = job;
  const load = await findLoad(db, datos.id);
  if (!load) return;
  const archives = new LoadArchives(services);
  try {
    const pdfs = await PdfIndex.of(services, archives, load.id, await findLoadFiles(db, load.id));
    const total = await countWaiting(db, load.id);
    let done = 0;
    for (let lines = await findWaiting(db, load.id, batch); lines.length > 0; ) {
      for (const line of lines) {
        signal.throwIfAborted();
        await publishLine(services, { load, line, pdfs, archives, userId: creadoPorId, signal });
        progress(++done / Math.max(1, total), { clave: 'cargas.publicar', valores: { linea: done, lineas: total } });
      }
      lines = await findWaiting(db, load.id, batch);
    }
    await job.finish(async () => {
      await orderIssues(db, load.id);
      // What pages say of the numbers that were filled.
      await followWhetherAny(services);
      const { creadas, hechas } = await countLines(db, load.id);
      const datos = { archivo: load.nombre, creadas, lineas: hechas };
      await record(db, { type: 'journal.loaded', userId: creadoPorId, datos });
    });
  } finally {
    await archives.close();
  }
}

interface Publishing {
  load: LoadRow;
  line: LoadLineRow;
  pdfs: PdfIndex;
  archives: LoadArchives;
  userId: string | null;
  signal: AbortSignal;
}

/** Files are stored first, under the id that the line keeps: what is tried again writes over them. */
async function publishLine(services: Services, { load, line, pdfs, archives, userId, signal }: Publishing) {
  const { db, transact, files } = services;
  const prepared = await prepare(services, { load, line, pdfs, archives, signal });
  let isUnmade = false;
  try {
    await transact(async () => {
      await lockLoads(db, load.revistaId);
      const waiting = await lockWaiting(db, load.id, line.linea);
      // Another process did it, which took this one for dead: what is stored is its work's.
      if (!waiting) return;
      isUnmade = (await publishNow(services, { load, waiting, prepared, userId })) !== 'NUEVA';
    });
    if (isUnmade && line.suerte === 'NUEVA') await removeAll(files, picturesOf(line.obraId));
  } finally {
    await prepared.settle();
  }
}

/** What is to be done is asked again: somebody else may have brought in the same meanwhile. */
async function publishNow(
  services: Services,
  {
    load,
    waiting,
    prepared,
    userId,
  }: { load: LoadRow; waiting: LoadLineRow; prepared: Prepared; userId: string | null },
): Promise<LineFate> {
  const { db } = services;
  const decider = new Decider(db, load.revistaId);
  const [now] = await decider.decide([{ ...prepared.line, fallos: prepared.faults, fileFaults: [] }]);
  if (!now) throw new Error('a line of a load was not decided');
  const { suerte, completa, fallos, obra } = now;
  // It was new when its files were stored: they are stored anew, as the other work's, with its next turn.
  if (obra && suerte === 'COMPLETAR' && obra.id !== waiting.obraId) {
    await updateLine(db, waiting, { suerte, completa, obraId: obra.id, hallada: true });
    return suerte;
  }
  if (suerte === 'NUEVA') await createWork(services, { load, id: waiting.obraId, prepared, userId });
  if (suerte === 'COMPLETAR' && obra) await completeWork(services, { load, obra, completa, prepared, userId });
  await updateLine(db, waiting, {
    ...{ suerte, completa, fallos },
    ...(suerte !== 'RECHAZADA' && { fechaHecha: new Date() }),
    ...(obra ? { obraId: obra.id, hallada: true } : { creada: suerte === 'NUEVA' }),
  });
  return suerte;
}
