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

/**
 * Ends what is to end at `now`. Gives how many accounts. One that fails holds up no other: what failed is thrown once the rest is
 * done, and tried again with the job.
 */
export async function forgetMerged(services: Services, now: Date, signal: AbortSignal): Promise<number> {
  const failures: unknown[] = [];
  const each = async <T>(all: readonly T[], act: (one: T) => Promise<void>) => {
    for (const one of all) {
      signal.throwIfAborted();
      await act(one).catch((error: unknown) => failures.push(error));
    }
  };
  await each(await findUndoable(services.db), (merge) => moveLate(services, merge));
  let forgotten = 0;
  await each(await findForgettable(services.db, now), async (id) => {
    if (await forget(services, id)) forgotten++;
  });
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} merges could not be ended.`);
  return forgotten;
}

type Undoable = Awaited<ReturnType<typeof findUndoable>>[number];

/** Who was about to give the account a review, or a note, did so after it was merged: the database lets them. */
async function moveLate({ db, transact }: Services, { id, quedaId, unidaId }: Undoable): Promise<void> {
  await transact(async () => {
    const merge = await lockMerge(db, id);
    if (merge && !merge.fechaDeshecha && !merge.fechaOlvido)
      await moveToStaying({ db }, id, { quedaId, unidaId }, null);
  });
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
