import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { vi } from 'vitest';

/** Statements by round trip: those that were sent before an answer to one of them came. */
interface Count {
  trips: number[];
  answered: boolean;
}

const counting = new AsyncLocalStorage<Count>();

/**
 * How many statements `act` asks of PostgreSQL in each round trip, outside of transactions: the second time, since the first
 * may fill memories. What other parts of the process ask meanwhile is not counted.
 */
export async function roundTripsOf(act: () => Promise<unknown>): Promise<number[]> {
  const ask = pg.Pool.prototype.query;
  const spy = vi.spyOn(pg.Pool.prototype, 'query').mockImplementation(async function (
    this: pg.Pool,
    ...args: unknown[]
  ) {
    const count = counting.getStore();
    if (!count) return Reflect.apply(ask, this, args);
    if (count.answered) count.trips.push(0);
    count.answered = false;
    count.trips.push((count.trips.pop() ?? 0) + 1);
    try {
      return await Reflect.apply(ask, this, args);
    } finally {
      count.answered = true;
    }
  });
  try {
    await act();
    const count: Count = { trips: [], answered: false };
    await counting.run(count, act);
    return count.trips;
  } finally {
    spy.mockRestore();
  }
}

/** How many of them in all. */
export async function statementsOf(act: () => Promise<unknown>): Promise<number> {
  return (await roundTripsOf(act)).reduce((total, statements) => total + statements, 0);
}
