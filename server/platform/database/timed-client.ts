import { countQuery } from '../metrics/measures.ts';

type Method = (...args: unknown[]) => unknown;
const isMethod = (value: unknown): value is Method => typeof value === 'function';
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * A driver's client with each of its queries timed: `pg`'s pool, whose `connect` gives clients, and PGlite, whose
 * `transaction` hands one on. Both drivers' `query` gives a promise where no callback is passed, as Drizzle asks.
 */
export function timedClient<C extends object>(client: C): C {
  return new Proxy(client, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (!isMethod(value)) return value;
      if (key === 'query') return (...args: unknown[]) => timed(() => value.apply(target, args));
      if (key === 'connect') return async (...args: unknown[]) => timedIfClient(await value.apply(target, args));
      if (key === 'transaction')
        return (act: unknown) =>
          value.call(target, (tx: unknown) => (isMethod(act) ? act(timedIfClient(tx)) : undefined));
      return value.bind(target);
    },
  });
}

const timedIfClient = (value: unknown) => (isObject(value) ? timedClient(value) : value);

async function timed(ask: () => unknown): Promise<unknown> {
  const start = performance.now();
  try {
    return await ask();
  } finally {
    countQuery({}, (performance.now() - start) / 1000);
  }
}
