import { countQuery } from '../metrics/measures.ts';

type Method = (...args: unknown[]) => unknown;
const isMethod = (value: unknown): value is Method => typeof value === 'function';
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What is waited for after each query. */
type Then = () => Promise<unknown> | undefined;

/**
 * A driver's client with each of its queries timed: `pg`'s pool, whose `connect` gives clients, and PGlite, whose
 * `transaction` hands one on. Both drivers' `query` gives a promise where no callback is passed, as Drizzle asks.
 */
export function timedClient<C extends object>(client: C, then?: Then): C {
  const ifClient = (value: unknown) => (isObject(value) ? timedClient(value, then) : value);
  return new Proxy(client, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (!isMethod(value)) return value;
      if (key === 'query') return (...args: unknown[]) => timed(() => value.apply(target, args), then);
      if (key === 'connect') return async (...args: unknown[]) => ifClient(await value.apply(target, args));
      if (key === 'transaction')
        return (act: unknown) => value.call(target, (tx: unknown) => (isMethod(act) ? act(ifClient(tx)) : undefined));
      return value.bind(target);
    },
  });
}

async function timed(ask: () => unknown, then: Then | undefined): Promise<unknown> {
  const start = performance.now();
  try {
    return await ask();
  } finally {
    countQuery({}, (performance.now() - start) / 1000);
    // Only waited for where there is something to wait for.
    const others = then?.();
    if (others) await others;
  }
}
