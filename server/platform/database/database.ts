/**
 * One handle for both engines. `db` is used everywhere; inside `transact` it is the transaction, so that nobody can
 * ask the pool for a second connection in the middle of one (on the embedded engine, which has one, that would hang).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

export interface OpenDatabase {
  engine: 'embedded' | 'postgres';
  db: Database;
  /** Everything `act` asks of `db` commits together or not at all; inside another transaction it joins that one. */
  transact: <T>(act: () => Promise<T>) => Promise<T>;
  /** Calls `hear` with each payload sent by `select pg_notify(channel, payload)`, from this process or another. */
  listen: (channel: string, hear: (payload: string) => void) => Promise<void>;
  close: () => Promise<void>;
}

/** Wraps an engine's own handle so that `db` follows the transaction that the caller stands in. */
export function followTransactions(root: Database): Pick<OpenDatabase, 'db' | 'transact'> {
  const current = new AsyncLocalStorage<Database>();
  const db = new Proxy(root, {
    get(_, property) {
      const target = current.getStore() ?? root;
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const transact: OpenDatabase['transact'] = (act) =>
    current.getStore() ? act() : root.transaction((tx) => current.run(tx, act));
  return { db, transact };
}
