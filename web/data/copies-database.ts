/** The database of this browser for copies of what is being written: its two stores, and requests as promises. */

/** A copy: `lists` name the parts that it is made of, in their order. */
export interface CopyRow {
  user: string;
  what: string;
  /** Tells copies of the same thing apart that two tabs keep at once. */
  slot: string;
  /** The server has not got it. */
  pending: boolean;
  /** ISO 8601, UTC. */
  written: string;
  head: unknown;
  lists: Record<string, number[]>;
}

/** By [user, what, slot]. */
export const copies = 'copies';
/** By [slot, number]; what is written is never changed. */
export const parts = 'parts';

/** A browser may leave the question open for ever, as where its profile is locked. */
const patience = 3000;

let opened: Promise<IDBDatabase> | undefined;

/** Throws where the browser has none, as with storage switched off, or does not open it. */
export function database(): Promise<IDBDatabase> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = window.indexedDB.open('pliego', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(copies, { keyPath: ['user', 'what', 'slot'] });
      request.result.createObjectStore(parts);
    };
    request.onsuccess = () => {
      const found = request.result;
      const forget = () => {
        opened = undefined;
      };
      // The person cleared the site's data, or another tab wants the database gone.
      found.onclose = forget;
      found.onversionchange = () => {
        found.close();
        forget();
      };
      resolve(found);
    };
    request.onerror = () => reject(request.error);
    setTimeout(() => reject(new Error('The database does not open.')), patience);
  });
}

/** What a request gives. */
export const given = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Settles when the whole transaction is in the database, or none of it. */
export const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

export const both = (db: IDBDatabase): IDBTransaction => db.transaction([copies, parts], 'readwrite');

/** Every key of an array that begins with these. */
export const beginningWith = (...keys: string[]): IDBKeyRange => IDBKeyRange.bound(keys, [...keys, []]);

/** Takes a copy away, with its parts. */
export function remove(
  transaction: IDBTransaction,
  { user, what, slot }: Pick<CopyRow, 'user' | 'what' | 'slot'>,
): void {
  transaction.objectStore(copies).delete([user, what, slot]);
  transaction.objectStore(parts).delete(beginningWith(slot));
}
