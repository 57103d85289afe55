import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { vi } from 'vitest';

const counting = new AsyncLocalStorage<{ statements: number }>();

/**
 * How many statements `act` asks of PostgreSQL, outside of transactions: the second time, since the first may fill memories.
 * What other parts of the process ask meanwhile is not counted.
 */
export async function statementsOf(act: () => Promise<unknown>): Promise<number> {
  const ask = pg.Pool.prototype.query;
  const spy = vi.spyOn(pg.Pool.prototype, 'query').mockImplementation(function (this: pg.Pool, ...args: unknown[]) {
    const count = counting.getStore();
    if (count) count.statements += 1;
    return Reflect.apply(ask, this, args);
  });
  try {
    await act();
    const count = { statements: 0 };
    await counting.run(count, act);
    return count.statements;
  } finally {
    spy.mockRestore();
  }
}
