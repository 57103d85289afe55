import { exportDays, type OwnExport } from '#contract/entities/own-data.ts';
import { refuse } from '#contract/refuse.ts';
import { dayMs } from '#contract/time.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { placeOfExport } from '#server/platform/files/places.ts';
import { enqueue, type JobRow } from '#server/platform/jobs/queue.ts';
import type { Services } from '#server/platform/services.ts';
import { exportResultSchema, gathering } from './gather-export.ts';
import { ownDataAddress } from './own-data-address.ts';
import { findJob, findLastJob } from './queries.ts';

/** The last copy that the person asked for, or null where they never did. */
export async function readOwnExport({ db }: Services, viewer: Person): Promise<OwnExport | null> {
  const job = await findLastJob(db, gathering.tipo, viewer.id);
  return job ? presentExport(job) : null;
}

/** Has a copy made, or gives the one that is being made already. */
export async function startOwnExport({ db, transact }: Services, viewer: Person): Promise<OwnExport> {
  const job = await transact(async () => {
    const under = { creadoPorId: viewer.id, unico: `${gathering.tipo}:${viewer.id}` };
    const before = await findLastJob(db, gathering.tipo, viewer.id);
    const id = await enqueue(db, gathering, {}, under);
    if (id !== before?.id) await record(db, { type: 'account.dataAsked', userId: viewer.id });
    return findJob(db, id);
  });
  if (!job) throw new Error('a job was not queued');
  return presentExport(job);
}

/** An address that downloads the person's last copy for some minutes. Throws `no_encontrado` where there is none. */
export async function linkOwnExport({ db, files, linkSecret }: Services, viewer: Person) {
  const job = await findLastJob(db, gathering.tipo, viewer.id);
  const made = job && madeBy(job);
  if (!made || !(await files.get(placeOfExport(viewer.id, made.archivo)))) throw refuse('no_encontrado');
  return ownDataAddress(linkSecret, viewer.id, made.archivo);
}

function presentExport(job: JobRow): OwnExport {
  const made = madeBy(job);
  return {
    id: job.id,
    estado: job.estado,
    progreso: job.estado === 'EN_CURSO' ? job.progreso : null,
    fechaCreacion: job.fechaCreacion.toISOString(),
    bytes: made?.bytes ?? null,
    caduca: made?.expires.toISOString() ?? null,
  };
}

/** The file that a job made, while it is kept. */
function madeBy({ estado, resultado, fechaFin }: JobRow) {
  if (estado !== 'HECHO' || !fechaFin) return undefined;
  const expires = new Date(fechaFin.getTime() + exportDays * dayMs);
  return expires > new Date() ? { ...exportResultSchema.parse(resultado), expires } : undefined;
}
