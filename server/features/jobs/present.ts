import { z } from 'zod';
import type { Job } from '#contract/entities/job.ts';
import type { Person } from '#contract/workflow.ts';
import type { JobRow } from '#server/platform/jobs/queue.ts';
import { canReadJobResult } from '#server/policy.ts';

const resultSchema = z.json();

/** A job as somebody who may follow it sees it. What it was asked to do stays inside: it may name people. */
export const presentJob = (row: JobRow, viewer: Person): Job => ({
  id: row.id,
  tipo: row.tipo,
  estado: row.estado,
  progreso: row.progreso,
  resultado: canReadJobResult(viewer, row) ? resultSchema.parse(row.resultado) : null,
  error: row.error,
  intentos: row.intentos,
  fechaCreacion: row.fechaCreacion.toISOString(),
  fechaPrevista: row.fechaPrevista.toISOString(),
  fechaFin: row.fechaFin?.toISOString() ?? null,
});
