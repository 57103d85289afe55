/** A file store that fails where it is asked inside a transaction: the network is never waited for with locks held. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { isInTransaction } from '#server/platform/database/database.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';

/** These run alone: an export of one moment, an import into an empty platform, and the demonstration set at a first start. */
const allowed = /server\/features\/transfer\/(export|import)\/|scripts\/demo\//;

/** Where a test stands in a transaction round the whole call, to undo it. */
const rehearsal = new AsyncLocalStorage<true>();
export const rehearse = <R>(act: () => R): R => rehearsal.run(true, act);

export function outsideTransactions(files: FileStore): FileStore {
  const checked =
    <A extends unknown[], R>(name: string, act: (...args: A) => R) =>
    (...args: A): R => {
      const error = new Error(`The file store was asked (${name}) inside a transaction.`);
      if (isInTransaction() && !rehearsal.getStore() && !allowed.test(error.stack ?? '')) throw error;
      return act(...args);
    };
  return {
    put: checked('put', files.put),
    get: checked('get', files.get),
    remove: checked('remove', files.remove),
    list: checked('list', files.list),
    removeUnfinished: checked('removeUnfinished', files.removeUnfinished),
  };
}
