import { z } from 'zod';
import { hourMs } from '#contract/time.ts';
import { eraseMerged } from '#server/features/transfer/erasure/erase-merged.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/platform/services.ts';
import { moveToStaying } from './move.ts';
import { findForgettable, findUndoable, lockMerge, lockMerged } from './queries.ts';

/**
 * Every hour, ends merges that can be undone no more: the data of the merged accounts go, and what was needed to undo it. What was
 * just being written for an account while it was merged comes after the rest. Its result: how many accounts.
 */
export const forgettingMerged = defineJob({
  tipo: 'datos.unidas',
  datos: z.object({}),
  tries: 5,
  everyMs: hourMs,
  work: async (services: Services, { signal }) => ({ cuentas: await forgetMerged(services, new Date(), signal) }),
});

/** Ends what is to end at `now`. Gives how many accounts. */
export async function forgetMerged(services: Services, now: Date, signal: AbortSignal): Promise<number> {
  await moveLate(services, signal);
  let forgotten = 0;
  for (const id of await findForgettable(services.db, now)) {
    signal.throwIfAborted();
    if (await forget(services, id)) forgotten++;
  }
  return forgotten;
}

/** Who was about to give the account a review, or a note, did so after it was merged: the database lets them. */
async function moveLate({ db, transact }: Services, signal: AbortSignal): Promise<void> {
  for (const { id, quedaId, unidaId } of await findUndoable(db)) {
    signal.throwIfAborted();
    await transact(async () => {
      const merge = await lockMerge(db, id);
      if (merge && !merge.fechaDeshecha && !merge.fechaOlvido)
        await moveToStaying({ db }, id, { quedaId, unidaId }, null);
    });
  }
}

async function forget(services: Services, id: string): Promise<boolean> {
  const { db, transact } = services;
  const remove = await transact(async () => {
    const user = await lockMerged(db, id);
    return user && eraseMerged(services, user);
  });
  await remove?.();
  return remove !== undefined;
}
