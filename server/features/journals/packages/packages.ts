/** Packages of a journal as its administrators ask for them, see how they go, and get them. */
import { createHash } from 'node:crypto';
import { type IndexPackage, type NewPackage, packageContentSchema } from '#contract/entities/package.ts';
import { packageLimits } from '#contract/packages.ts';
import { refuse } from '#contract/refuse.ts';
import { dayMs } from '#contract/time.ts';
import type { Person } from '#contract/workflow.ts';
import { placeOfPackage } from '#server/platform/files/places.ts';
import { lentToken } from '#server/platform/http/lent-address.ts';
import { enqueue, type JobRow } from '#server/platform/jobs/queue.ts';
import type { Services } from '#server/platform/services.ts';
import { formOf, type PackageData, packageDataSchema, packing } from './pack.ts';
import { countIssues, findPackaged, findPackageJobs } from './queries.ts';

export const packagesPath = '/files/paquetes/';
/** What their links are signed for. */
export const packagesPurpose = 'package';

/** The last ones. Throws `no_encontrado`. */
export async function listPackages(services: Services, revistaId: string): Promise<IndexPackage[]> {
  knownJournal(services, revistaId);
  const { tipo } = packing;
  const rows = await findPackageJobs(services.db, { tipo, revistaId }, packageLimits.listed);
  return rows.map((row) => present(row));
}

/**
 * Has one made, or gives the one of the same that is being made. Throws `no_encontrado` (the journal), `numero_no_publicado` of a number that
 * is none of the journal's published ones, `paquete_vacio` where readers have none of it, and `paquete_demasiado_grande`.
 */
export async function startPackage(
  services: Services,
  viewer: Person,
  revistaId: string,
  { clase, numeros, obras, acronimo }: NewPackage,
): Promise<IndexPackage> {
  const { db, transact } = services;
  knownJournal(services, revistaId);
  const distinct = (ids: readonly string[] | undefined) => ids && [...new Set(ids)].sort();
  const datos: PackageData = {
    ...{ revistaId, clase },
    ...(numeros && { numeros: distinct(numeros) }),
    ...(obras && { obras: distinct(obras) }),
    ...(clase === 'scielo' && acronimo && { acronimo }),
  };
  if (datos.numeros && (await countIssues(db, revistaId, datos.numeros)) < datos.numeros.length)
    throw refuse('no_encontrado');
  const which = { ...datos, withAll: formOf(clase).withAll === true };
  const found = await findPackaged(db, which, packageLimits.works + 1);
  if (found.length === 0) throw refuse('paquete_vacio');
  if (found.length > packageLimits.works)
    throw refuse('paquete_demasiado_grande', {
      values: { obras: packageLimits.works, gigas: packageLimits.bytes / 1024 ** 3 },
    });
  const job = await transact(async () => {
    const unico = `paquetes:${createHash('sha256').update(JSON.stringify(datos)).digest('base64url')}`;
    const id = await enqueue(db, packing, datos, { creadoPorId: viewer.id, unico });
    return (await findPackageJobs(db, { tipo: packing.tipo, revistaId, id }, 1))[0];
  });
  if (!job) throw new Error('a job was not queued');
  return present(job);
}

/** An address that downloads it for some minutes. Throws `no_encontrado` where there is none, or none any more. */
export async function linkPackage(services: Services, { id: revistaId, paquete }: { id: string; paquete: string }) {
  const { db, files, linkSecret } = services;
  const [job] = await findPackageJobs(db, { tipo: packing.tipo, revistaId, id: paquete }, 1);
  const made = job && madeBy(job);
  if (!made || !(await files.get(placeOfPackage(revistaId, made.archivo)))) throw refuse('no_encontrado');
  const { token, caduca } = lentToken(linkSecret, packagesPurpose, revistaId, made.archivo);
  return { url: packagesPath + token, caduca };
}

function knownJournal({ settings }: Services, id: string): void {
  if (!settings.journals().some((journal) => journal.id === id)) throw refuse('no_encontrado');
}

function present(job: JobRow): IndexPackage {
  const { clase, numeros, obras } = packageDataSchema.parse(job.datos);
  const made = madeBy(job);
  const { archivo: _, expires, ...contenido } = made ?? { archivo: '', expires: undefined };
  return {
    ...{ id: job.id, clase, estado: job.estado },
    progreso: job.estado === 'EN_CURSO' ? job.progreso : null,
    fechaCreacion: job.fechaCreacion.toISOString(),
    numeros: numeros?.length ?? null,
    elegidas: obras?.length ?? null,
    contenido: made ? packageContentSchema.omit({ archivo: true }).parse(contenido) : null,
    caduca: expires?.toISOString() ?? null,
  };
}

/** What a job made, while it is kept. */
function madeBy({ estado, resultado, fechaFin }: JobRow) {
  if (estado !== 'HECHO' || !fechaFin) return undefined;
  const expires = new Date(fechaFin.getTime() + packageLimits.days * dayMs);
  return expires > new Date() ? { ...packageContentSchema.parse(resultado), expires } : undefined;
}
