/** What is left of an account that was merged into another is taken away: it cannot be undone any more. */
import type { UserRow } from '#server/features/accounts/queries.ts';
import { removeAll } from '#server/platform/files/file-store.ts';
import { dropPicture, portraits } from '#server/platform/files/kept-pictures.ts';
import { exportsOf } from '#server/platform/files/places.ts';
import type { Services } from '#server/platform/services.ts';
import {
  closeMergesOf,
  eraseMergedRows,
  eraseNameIn,
  findMergedInto,
  leaveJointBylines,
} from './erase-merged-queries.ts';

/**
 * Erases the data of a merged account, its row locked; the person goes on under the other, with all that they wrote and were
 * written. Gives what removes its files, for after the transaction.
 */
export async function eraseMerged({ db, files }: Services, user: UserRow): Promise<() => Promise<void>> {
  await eraseMergedRows(db, user);
  await closeMergesOf(db, user.id);
  return async () => {
    await dropPicture(files, portraits, user.fotoUrl);
    await removeAll(files, exportsOf(user.id));
  };
}

/**
 * The same of all accounts that were merged into one which is being erased: their names and addresses go from what others wrote
 * about its works, too. To be called first, while the works still say what is theirs.
 */
export async function eraseAllMergedInto(services: Services, id: string): Promise<() => Promise<void>> {
  const removals: (() => Promise<void>)[] = [];
  for (const merged of await findMergedInto(services.db, id)) {
    await eraseNameIn(services.db, id, merged);
    removals.push(await eraseMerged(services, merged));
  }
  await leaveJointBylines(services.db, id);
  await closeMergesOf(services.db, id, 'erased');
  return async () => {
    for (const remove of removals) await remove();
  };
}
