/** The job that publishes a work at its moment, queued with its date: by who sets it, and by an import. */
import { z } from 'zod';
import { clockOf } from '#server/events/event-queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';

export const workDue = {
  tipo: 'publicaciones',
  datos: z.object({ id: z.uuid(), fecha: z.iso.datetime(), vez: z.int().default(1) }),
};
export type WorkDue = z.input<typeof workDue.datos>;

/** Queues it in the caller's transaction, not before `leastMs` have gone by. The same moment of the same work is queued once. */
export async function queueWorkDue(db: Database, due: WorkDue, leastMs = 0): Promise<void> {
  const wait = Date.parse(due.fecha) - (await clockOf(db)).getTime();
  const unico = `obra ${due.id} ${due.fecha} ${due.vez ?? 1}`;
  await enqueue(db, workDue, due, { unico, afterMs: Math.max(leastMs, wait) });
}
