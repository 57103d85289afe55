/** The job that publishes a number at its moment (features/issues), queued with its date: by who sets it, and by an import. */
import { z } from 'zod';
import type { Database } from '#server/platform/database/database.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import { clockOf } from './event-queries.ts';

export const issueDue = {
  tipo: 'numeros',
  datos: z.object({ id: z.uuid(), fecha: z.iso.datetime(), vez: z.int().default(1) }),
};
export type IssueDue = z.input<typeof issueDue.datos>;

/** Queues it in the caller's transaction. The same moment of the same number is queued once. */
export async function queueDue(db: Database, due: IssueDue): Promise<void> {
  const wait = Date.parse(due.fecha) - (await clockOf(db)).getTime();
  const unico = `numero ${due.id} ${due.fecha} ${due.vez ?? 1}`;
  await enqueue(db, issueDue, due, { unico, afterMs: Math.max(0, wait) });
}
