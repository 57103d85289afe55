/**
 * One handle for both engines. `db` is used everywhere; inside `transact` it is the transaction, so that nobody can
 * ask the pool for a second connection in the middle of one (on the embedded engine, which has one, that would hang).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

/** What is done with a payload; the sender waits for its own. */
export type SignalListener = (payload: string) => void | Promise<void>;

export interface OpenDatabase {
  engine: 'embedded' | 'postgres';
  db: Database;
  /**
   * Everything that `act` asks of `db` is committed together or not at all; inside another transaction it joins that one.
   * Where two transactions wait for one another and the database aborts this one, `act` is run again from its beginning.
   */
  transact: <T>(act: () => Promise<T>) => Promise<T>;
  /**
   * Calls the subscriber with each payload that `signal` (signals.ts) sends on the channel, once it is committed: at once from
   * this process, soon from others. An empty payload says that some may have been missed.
   */
  subscribe: (channel: string, subscriber: SignalListener) => Promise<void>;
  close: () => Promise<void>;
}

interface Transaction {
  root: Database;
  tx: Database;
  afterwards: (() => Promise<void>)[];
}
const current = new AsyncLocalStorage<Transaction>();

/** Whether the caller stands in a transaction, which holds a connection and its locks until it ends. */
export const isInTransaction = (): boolean => current.getStore() !== undefined;

/** Runs `act` once the transaction that the caller stands in is committed, before `transact` returns; else at once. */
export async function afterCommit(act: () => Promise<void>): Promise<void> {
  const transaction = current.getStore();
  if (transaction) transaction.afterwards.push(act);
  else await act();
}

/** Wraps an engine's own handle so that `db` follows the transaction that the caller stands in. */
export function followTransactions(root: Database): Pick<OpenDatabase, 'db' | 'transact'> {
  const mine = () => {
    const transaction = current.getStore();
    return transaction?.root === root ? transaction : undefined;
  };
  const db = new Proxy(root, {
    get(_, property) {
      const target = mine()?.tx ?? root;
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const transact: OpenDatabase['transact'] = async (act) => {
    if (mine()) return act();
    const { result, afterwards } = await untilNoDeadlock(async () => {
      const afterwards: Transaction['afterwards'] = [];
      return { result: await root.transaction((tx) => current.run({ root, tx, afterwards }, act)), afterwards };
    });
    for (const follow of afterwards) await follow();
    return result;
  };
  return { db, transact };
}

/** Tries before a deadlock is told: those who met go on a moment apart, and seldom meet again. */
const mostTries = 4;

async function untilNoDeadlock<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await attempt();
    } catch (error) {
      if (tries === mostTries || !isDeadlock(error)) throw error;
      await wait(Math.random() * 50 * tries);
    }
}

/** `deadlock_detected` (PostgreSQL, appendix A): nothing of the transaction is left, and it may be done again. */
const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '40P01') || isDeadlock(error.cause));
