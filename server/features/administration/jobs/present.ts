import { z } from 'zod';
import { type Job, jobProgressSchema } from '#contract/entities/job.ts';
import type { Person } from '#contract/workflow.ts';
import type { JobKind } from '#server/platform/jobs/kind.ts';
import type { JobRow } from '#server/platform/jobs/queue.ts';
import { canManageJob, canReadJobResult, canRetryJob } from '#server/policy/index.ts';

/** What the platform does in the background: the table of server/background.ts, or the part of it that is asked for. */
export type JobKinds = readonly JobKind<never>[];

/** The kinds that no screen of jobs shows: what becomes of them stands elsewhere. */
export const hiddenTipos = (kinds: JobKinds): string[] =>
  kinds.filter(({ hasOwnRecord }) => hasOwnRecord).map(({ tipo }) => tipo);

const resultSchema = z.json();
/** One that an earlier version of the platform wrote may have said it otherwise. */
const progressSchema = jobProgressSchema.nullable().catch(null);

/** A job as somebody who may follow it sees it. What it was asked to do stays inside: it may name people. */
export const presentJob = (row: JobRow, viewer: Person, kinds: JobKinds): Job => ({
  id: row.id,
  tipo: row.tipo,
  estado: row.estado,
  progreso: progressSchema.parse(row.progreso),
  resultado: canReadJobResult(viewer, row) ? resultSchema.parse(row.resultado) : null,
  error: row.error,
  intentos: row.intentos,
  intentosMaximos: kinds.find(({ tipo }) => tipo === row.tipo)?.tries ?? null,
  fechaCreacion: row.fechaCreacion.toISOString(),
  fechaPrevista: row.fechaPrevista.toISOString(),
  fechaFin: row.fechaFin?.toISOString() ?? null,
  acciones: actionsOn(row, viewer),
});

function actionsOn(row: JobRow, viewer: Person): Job['acciones'] {
  if (row.estado === 'PENDIENTE' || row.estado === 'EN_CURSO') return canManageJob(viewer, row) ? ['CANCELAR'] : [];
  return row.estado === 'FALLIDO' && canRetryJob(viewer) ? ['REINTENTAR'] : [];
}
