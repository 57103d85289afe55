import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { RecurringJob } from '#contract/entities/job.ts';
import { findOwnCopies } from '#server/platform/backup/last-copies.ts';
import type { JobRow } from '#server/platform/jobs/queue.ts';
import type { Services } from '#server/platform/services.ts';
import type { JobKinds } from './present.ts';
import { findLastEnded, findTurn } from './queries.ts';

/** What the platform does by itself: each kind's next turn, and how the last one ended. */
export async function listRecurring(
  { db, env }: Services,
  kinds: JobKinds,
): Promise<CallAnswer<Calls['recurringJobs']>> {
  const recurrentes: RecurringJob[] = [];
  for (const { tipo, everyMs } of kinds) {
    if (everyMs === undefined) continue;
    const [turn, last] = [await findTurn(db, tipo), await findLastEnded(db, tipo)];
    recurrentes.push({ tipo, cada: everyMs / 1000, turno: turn ? presentTurn(turn) : null, ultimo: presentEnd(last) });
  }
  return { recurrentes, ...(env.BACKUP_TO && { copias: await findOwnCopies(db) }) };
}

const presentTurn = ({ id, estado, fechaPrevista }: JobRow): RecurringJob['turno'] => ({
  id,
  estado,
  fechaPrevista: fechaPrevista.toISOString(),
});

const presentEnd = (row: JobRow | undefined): RecurringJob['ultimo'] =>
  row?.fechaFin ? { estado: row.estado, fechaFin: row.fechaFin.toISOString(), error: row.error } : null;
