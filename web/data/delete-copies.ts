/** Copies go when their person logs out, after a time, and where there are very many. */
import { beginningWith, both, type CopyRow, copies, database, finished, given, remove } from './copies-database.ts';
import { releaseAllOf } from './copy-locks.ts';
import { loggedOutUsers } from './logged-out.ts';

const day = 24 * 60 * 60_000;
/** Without a change for so many days: those that the server has, and those that it has not. */
const daysKept = { saved: 7, pending: 60 };
const most = 100;

/** Takes away what these people wrote, and lets them write nothing more until they open it anew. */
export async function forgetCopiesOf(users: readonly string[]): Promise<void> {
  if (users.length === 0) return;
  for (const user of users) releaseAllOf(user);
  const transaction = both(await database());
  const done = finished(transaction);
  for (const user of users) await removeAll(transaction, beginningWith(user));
  await done;
}

/** Takes away of the copies within `range` those that `isOver` says. */
export async function removeAll(
  transaction: IDBTransaction,
  range: IDBKeyRange | undefined,
  isOver: (row: CopyRow, place: number) => boolean = () => true,
): Promise<void> {
  const rows: CopyRow[] = await given(transaction.objectStore(copies).getAll(range));
  const newestFirst = rows.sort((one, other) => (one.written < other.written ? 1 : -1));
  for (const [place, row] of newestFirst.entries()) if (isOver(row, place)) remove(transaction, row);
}

let isTidy = false;

/** Once in the life of a page. */
export async function tidy(): Promise<void> {
  if (isTidy) return;
  isTidy = true;
  await forgetCopiesOf(loggedOutUsers());
  const oldest = (days: number) => new Date(Date.now() - days * day).toISOString();
  const before = { saved: oldest(daysKept.saved), pending: oldest(daysKept.pending) };
  await removeAll(
    both(await database()),
    undefined,
    ({ pending, written }, place) => place >= most || written < (pending ? before.pending : before.saved),
  );
}
