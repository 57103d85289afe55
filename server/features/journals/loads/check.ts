/** The check of a load: every line with what would become of it. No work is written by it. */
import { validate as isUuid, v7 as uuid } from 'uuid';
import { z } from 'zod';
import { hindrances } from '#contract/load-words.ts';
import type { KeptFault } from '#server/platform/database/schema/loads.ts';
import { ZipError } from '#server/platform/files/zip/zip-error.ts';
import { defineJob, type RunningJob } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/platform/services.ts';
import { Decider } from './decide.ts';
import { LoadArchives } from './load-archive.ts';
import type { LoadedLine } from './loaded-line.ts';
import { PdfIndex } from './pdf-index.ts';
import { dropOtherLines, findLoad, findLoadFiles, keepLines, updateLoad } from './queries.ts';
import type { Wrong } from './read-table.ts';
import { Hindrance, sourceLines } from './source-lines.ts';

export const ofLoad = z.object({ id: z.string().refine(isUuid) });

export const checking = defineJob({
  tipo: 'cargas.comprobar',
  datos: ofLoad,
  tries: 4,
  atOnce: 1,
  work: checkLines,
});

async function checkLines(services: Services, job: RunningJob<z.infer<typeof ofLoad>>): Promise<void> {
  const { db } = services;
  const { id } = job.datos;
  const archives = new LoadArchives(services);
  try {
    const seen = await checkAll(services, archives, job);
    await job.finish(async () => {
      await dropOtherLines(db, id, seen);
      await updateLoad(db, id, { comprobada: true, impedimento: null });
    });
  } catch (error) {
    const words = error instanceof Hindrance ? error.words : error instanceof ZipError ? hindrances.badZip : undefined;
    if (!words) throw error;
    await job.finish(() => updateLoad(db, id, { comprobada: false, impedimento: words }));
  } finally {
    await archives.close();
  }
}

/** Keeps what each line comes to; gives the lines that there are. */
async function checkAll(
  services: Services,
  archives: LoadArchives,
  { datos: { id }, signal, progress }: RunningJob<z.infer<typeof ofLoad>>,
): Promise<number[]> {
  const { db, transact } = services;
  const load = await findLoad(db, id);
  // Removed since it was asked for.
  if (!load) return [];
  const files = await findLoadFiles(db, id);
  const source = files.find(({ esFuente }) => esFuente);
  if (!source) throw new Hindrance(hindrances.noFile);
  const pdfs = await PdfIndex.of(services, archives, id, files);
  const decider = new Decider(db, load.revistaId);
  const seen: number[] = [];
  for await (const { lines, part } of sourceLines({ services, archives, load, source, signal })) {
    signal.throwIfAborted();
    const filed: (LoadedLine & { fileFaults: KeptFault[] })[] = [];
    for (const line of lines) filed.push(await withPdf(line, pdfs));
    const decided = await decider.decide(filed);
    await transact(() =>
      keepLines(
        db,
        filed.flatMap((line, at) => {
          const fate = decided[at];
          if (!fate) return [];
          const { fileFaults: _, ...datos } = line;
          const { suerte, completa, fallos, obra } = fate;
          return {
            cargaId: id,
            linea: line.linea,
            datos,
            suerte,
            completa,
            fallos,
            hallada: obra !== undefined,
            obraId: obra?.id ?? uuid(),
          };
        }),
      ),
    );
    for (const { linea } of lines) seen.push(linea);
    progress(part, { clave: 'cargas.leer', valores: { linea: seen.length } });
  }
  return seen;
}

/** The line with its PDF, and what is wrong with the one that it names. */
export async function withPdf(line: LoadedLine, pdfs: PdfIndex): Promise<LoadedLine & { fileFaults: KeptFault[] }> {
  const fileFaults: KeptFault[] = [];
  const wrong: Wrong = (codigo, campo, valor = '') =>
    fileFaults.push({ codigo, campo, columna: (campo && line.columnas[campo]) ?? null, valor: valor.slice(0, 200) });
  const pdf = await pdfs.find(line, wrong);
  return { ...line, ...(pdf && { pdf }), fileFaults };
}
