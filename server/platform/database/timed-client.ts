import { countQuery } from '../metrics/measures.ts';
import { isInTrace, traced } from '../tracing/trace.ts';

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
      if (key === 'query') return (...args: unknown[]) => timed(args[0], () => value.apply(target, args), then);
      if (key === 'connect') return async (...args: unknown[]) => ifClient(await value.apply(target, args));
      if (key === 'transaction')
        return (act: unknown) => value.call(target, (tx: unknown) => (isMethod(act) ? act(ifClient(tx)) : undefined));
      return value.bind(target);
    },
  });
}

async function timed(asked: unknown, ask: () => unknown, then: Then | undefined): Promise<unknown> {
  const start = performance.now();
  try {
    if (!isInTrace()) return await ask();
    return await traced(statementName(asked), 'client', { 'db.system.name': 'postgresql' }, async () => ask());
  } finally {
    countQuery({}, (performance.now() - start) / 1000);
    // Only waited for where there is something to wait for.
    const others = then?.();
    if (others) await others;
  }
}

/** A statement by the name it was prepared under, or by what it does to which table, as `select users`: never its text or its values. */
export function statementName(asked: unknown): string {
  const { name, text } = isObject(asked)
    ? { name: undefined, text: undefined, ...asked }
    : { name: undefined, text: asked };
  if (typeof name === 'string' && name !== '') return name;
  const said = typeof text === 'string' ? text.slice(0, 4000) : '';
  const [, verb = 'statement'] = /^[\s(]*([a-z]{3,10})\b/i.exec(said) ?? [];
  const [, table] = /\b(?:from|into|update)\s+(?:only\s+)?(?:"?public"?\.)?"?([a-z_]{2,63})\b/i.exec(said) ?? [];
  return [verb.toLowerCase(), table].filter(Boolean).join(' ');
}
