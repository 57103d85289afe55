/** A package for an index, made in the background: written to a file as works are read, one at a time, and kept for some days. */
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import type { PackageContent } from '#contract/entities/package.ts';
import { type PackageKind, packageKinds, packageLimits } from '#contract/packages.ts';
import { Refusal, refuse } from '#contract/refuse.ts';
import { siteOf } from '#server/features/exports/deposits/deposits.ts';
import { writeZip } from '#server/features/exports/packing.ts';
import { readRecordedWorks } from '#server/features/exports/recorded-works.ts';
import { passingFolder } from '#server/platform/files/passing-folders.ts';
import { placeOfPackage } from '#server/platform/files/places.ts';
import { lasting } from '#server/platform/http/origin.ts';
import { defineJob, type RunningJob } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/platform/services.ts';
import { findWorkFacts } from '../passport/facts-queries.ts';
import { LeftOut, type PackageForm, type PackedWork } from './form.ts';
import { tooLarge } from './hold.ts';
import { findPackaged, type Placed } from './queries.ts';
import { doajForm, pubmedForm } from './record-forms.ts';
import { PackageReport } from './report.ts';
import { dialnetForm, preservationForm, redalycForm, scieloForm } from './text-forms.ts';

const forms: Record<PackageKind, PackageForm> = {
  scielo: scieloForm,
  redalyc: redalycForm,
  doaj: doajForm,
  dialnet: dialnetForm,
  pubmed: pubmedForm,
  preservacion: preservationForm,
};
export const formOf = (clase: PackageKind): PackageForm => forms[clase];

export const packageDataSchema = z.object({
  revistaId: z.uuid(),
  clase: z.enum(packageKinds),
  numeros: z.array(z.uuid()).optional(),
  obras: z.array(z.uuid()).optional(),
  acronimo: z.string().optional(),
});
export type PackageData = z.infer<typeof packageDataSchema>;

/** Makes one. Typesetting takes the machine: one at a time. */
export const packing = defineJob({
  tipo: 'paquetes',
  datos: packageDataSchema,
  tries: 3,
  atOnce: 1,
  work: makePackage,
});

type Job = Pick<RunningJob<PackageData>, 'datos' | 'signal' | 'progress' | 'finish'>;
/** Works whose records are in memory at once. */
const batch = 20;

async function makePackage(services: Services, job: Job): Promise<void> {
  const { datos, signal } = job;
  const folder = await passingFolder('paquete');
  const archivo = uuid();
  const place = placeOfPackage(datos.revistaId, archivo);
  try {
    const path = join(folder, 'paquete.zip');
    const content = await writePackage(services, job, path, folder);
    signal.throwIfAborted();
    await services.files.put(place, createReadStream(path));
    const stored = await services.files.get(place);
    await job.finish(async () => ({ ...content, archivo, bytes: stored?.bytes ?? 0 }) satisfies PackageContent);
  } catch (error) {
    await services.files.remove(place);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes it to `path`. `scratch`: a folder of its own. Throws `no_encontrado` and `paquete_demasiado_grande`. */
export async function writePackage(
  services: Services,
  { datos, signal, progress }: Pick<Job, 'datos' | 'signal' | 'progress'>,
  path: string,
  scratch: string,
): Promise<Omit<PackageContent, 'archivo' | 'bytes'>> {
  const { db, settings } = services;
  const { revistaId, clase, numeros, obras } = datos;
  const journal = settings.journals().find(({ id }) => id === revistaId);
  if (!journal) throw refuse('no_encontrado');
  const form = formOf(clase);
  const { nombre, issn: online, issnImpreso, institucion } = settings.of({ revistaId });
  const issn = online || issnImpreso;
  const site = lasting(siteOf(services, revistaId) ?? '');
  const acronym = datos.acronimo ?? acronymOf(journal.clave);
  const which = { revistaId, numeros, obras, withAll: form.withAll === true };
  const placed = await findPackaged(db, which, packageLimits.works + 1);
  if (placed.length > packageLimits.works) throw tooLarge();
  const report = new PackageReport();
  let [bytes, written] = [0, 0];

  await writeZip(path, async (put) => {
    const add: typeof put = async (name, content, options) => {
      const added = await put(name, content, options);
      bytes += added.bytes;
      if (bytes > packageLimits.bytes) throw tooLarge();
      return added;
    };
    const revista = { clave: journal.clave, issn };
    const filling = form.open({ services, add, report, site, revista, acronym, scratch });
    for (let from = 0; from < placed.length; from += batch) {
      const works = await readBatch(services, placed.slice(from, from + batch), { revistaId, institucion, site });
      for (const [i, work] of works.entries()) {
        signal.throwIfAborted();
        progress((from + i) / placed.length, {
          clave: 'paquetes.obras',
          valores: { obra: from + i + 1, obras: placed.length },
        });
        if (await putWork(services, form, filling, report, work)) written++;
      }
    }
    await filling.close();
    const dia = new Date().toISOString().slice(0, 10);
    const about = { clase, revista: nombre, dia, obras: written, issn };
    await put('LEEME.txt', [report.readMe({ ...about, acronym: clase === 'scielo' ? acronym : undefined })]);
    await put('faltas.csv', [report.table(site)]);
  });
  return { obras: written, ...report.content() };
}

/** Letters and figures of the journal's key, as short as SciELO's are. */
export const acronymOf = (clave: string): string => clave.replace(/[^a-z0-9]/g, '').slice(0, 12);

/** Those of these works that readers have, as they know of them. */
async function readBatch(
  services: Services,
  placed: readonly Placed[],
  { revistaId, institucion, site }: { revistaId: string; institucion: string; site: string },
): Promise<PackedWork[]> {
  const ids = placed.map(({ id }) => id);
  const told = await readRecordedWorks(services, ids, site);
  const facts = await findWorkFacts(services.db, ids, { revistaId, institution: institucion });
  const places = new Map(placed.map((each) => [each.id, each]));
  const known = new Map(facts.map((each) => [each.id, each]));
  return told.flatMap((work) => {
    const [place, of] = [places.get(work.id), known.get(work.id)];
    return place && of ? [{ told: work, facts: of, numero: place.numero, isRetracted: place.isRetracted }] : [];
  });
}

/** Says whether it is in. A work that cannot be written keeps no other from it. */
async function putWork(
  { log }: Services,
  form: PackageForm,
  filling: ReturnType<PackageForm['open']>,
  report: PackageReport,
  work: PackedWork,
): Promise<boolean> {
  const { told, facts, isRetracted } = work;
  const isArticle = told.tipo === 'ARTICULO' && !told.capituloDe;
  // It is closed until a job opens it, and by no clock.
  const fault =
    isRetracted && !form.withAll
      ? ('RETRACTADA' as const)
      : facts.isClosed || told.embargoHasta
        ? ('EMBARGO' as const)
        : !form.withAll && !isArticle
          ? ('NO_ES_ARTICULO' as const)
          : form.withText && !facts.isReadable
            ? ('SIN_TEXTO' as const)
            : form.fault?.(told);
  if (fault) {
    report.leave(facts, fault);
    return false;
  }
  try {
    await filling.put(work);
  } catch (error) {
    const code = error instanceof Refusal ? error.problem.code : undefined;
    // Put under embargo, taken back or deleted meanwhile; or a text that cannot be typeset.
    if (error instanceof LeftOut) report.leave(facts, error.fault);
    else if (code === 'obra_embargada') report.leave(facts, 'EMBARGO');
    else if (code === 'no_encontrado') report.leave(facts, 'NO_PUBLICADA');
    else if (code === 'pdf_no_compuesto' || code === 'archivo_no_escrito') {
      log.warn({ err: error, obra: told.id }, 'packing a work for an index');
      report.leave(facts, 'NO_COMPUESTA');
    } else throw error;
    return false;
  }
  report.look(facts, form.asks);
  return true;
}
