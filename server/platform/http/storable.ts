/**
 * Values that a database can hold: PostgreSQL refuses the NUL character, and JSON columns half a surrogate pair; and
 * nesting without end would exhaust the stack of whoever walks it.
 */
import type { FastifyInstance } from 'fastify';
import { deepestBody } from '#contract/call.ts';
import type { Fault } from '#contract/faults.ts';
import { refuse } from '#contract/refuse.ts';
import { takeTurns } from '#server/documents/turns.ts';

/** A list or object that is being looked through. */
interface Open {
  value: object;
  /** Of an object. */
  keys?: string[] | undefined;
  at: number;
}

const unstorable = (text: string) => text.includes('\0') || !text.isWellFormed();

/** What of a value cannot be stored, and where; undefined where all of it can. Large values are looked through in turns. */
export async function unstorableIn(value: unknown): Promise<Fault | undefined> {
  if (typeof value === 'string' && unstorable(value)) return faultAt([]);
  const open = openOf(value);
  const stack = open ? [open] : [];
  const turn = takeTurns(20_000);
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const wait = turn();
    if (wait) await wait;
    const size = top.keys ? top.keys.length : Array.isArray(top.value) ? top.value.length : 0;
    if (top.at === size) {
      stack.pop();
      continue;
    }
    const key = top.keys?.[top.at] ?? top.at;
    top.at++;
    const inner: unknown = Reflect.get(top.value, key);
    if ((top.keys && unstorable(String(key))) || (typeof inner === 'string' && unstorable(inner)))
      return faultAt(stack);
    const next = openOf(inner);
    if (next && stack.length === deepestBody) return tooDeep(stack);
    if (next) stack.push(next);
  }
  return undefined;
}

function openOf(value: unknown): Open | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return { value, keys: Array.isArray(value) ? undefined : Object.keys(value), at: 0 };
}

/** At what each of the open ones looked last. */
const pathOf = (stack: readonly Open[]) => stack.map(({ keys, at }) => keys?.[at - 1] ?? at - 1);

const tooDeep = (stack: readonly Open[]): Fault => ({
  field: String(pathOf(stack)[0]),
  code: 'demasiado_hondo',
  values: { niveles: deepestBody },
});
const faultAt = (stack: readonly Open[]): Fault => ({
  field: pathOf(stack).join('.'),
  code: 'caracteres',
});

/** Refuses such values before anything else looks at them, naming the field. */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook('preValidation', ({ body, query, params }, _reply, done) => {
    const parts = [params, query, body].filter(saysSomething);
    // Most requests ask for an address and say nothing else: they wait for nothing.
    if (parts.length === 0) done();
    else refuseUnstorableIn(parts).then(() => done(), done);
  });
}

const saysSomething = (part: unknown) =>
  part !== undefined && part !== null && (typeof part !== 'object' || Object.keys(part).length > 0);

async function refuseUnstorableIn(parts: readonly unknown[]): Promise<void> {
  for (const part of parts) {
    const fault = await unstorableIn(part);
    if (fault) throw refuse('datos_no_validos', { errors: [fault] });
  }
}
