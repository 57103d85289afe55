/** Fills what every call of the contract asks for, by its kind, from planted data. What it does not know it names. */
import { z } from 'zod';
import type { Call, CallInput } from '#contract/call.ts';
import { type CallName, type Calls, calls } from '#contract/calls.ts';
import { principalJournal } from '#contract/journals.ts';

/**
 * Values of parameters by kind: `publications`, of `/publications/{id}`; `token`, of `/coauthorships/{token}`; `changes/clave`, of
 * `/changes/{clave}` alone.
 */
export type Planted = Record<string, readonly string[]>;

/** What a call is asked with: a body, or several in turn. */
export type Bodies = { [N in CallName]?: BodyOf<N> | readonly BodyOf<N>[] };
type BodyOf<N extends CallName> = 'body' extends keyof Calls[N]
  ? CallInput<Calls[N]>['body' & keyof CallInput<Calls[N]>]
  : never;

/** A request that a call is asked with. */
export interface Asked {
  name: CallName;
  call: Call;
  path: string;
  query: Record<string, string>;
  body?: unknown;
}

/** Ends the session that the test goes on with, or writes to the own address; what they answer is nothing. */
const left: readonly CallName[] = [
  'logoutEverywhere',
  'endSession',
  'endOtherSessions',
  'endSessions',
  'resendVerification',
];

/** Of each, the first that the call takes. */
const queries: Record<string, readonly string[]> = {
  desde: ['2020-01-01', '2020-01-01T00:00:00Z'],
  hasta: ['2030-01-01', '2030-01-01T00:00:00Z'],
  clase: ['DATOS'],
  nombre: ['tabla.csv'],
  destino: ['Otra revista'],
  revisiones: ['true'],
  revistaId: [principalJournal],
  paraAutor: ['true'],
  limit: ['50', '20', '10'],
  modo: ['abierta'],
  queda: ['01900000-0000-7000-8000-000000000001'],
  intento: ['01900000-0000-7000-8000-000000000003'],
  unida: ['01900000-0000-7000-8000-000000000002'],
};

/**
 * All that can be asked with the planted data, the reading calls or the acts; and what cannot, because it asks for what
 * nobody has planted.
 */
export function questions(kind: 'reads' | 'acts', planted: Planted, bodies: Bodies, words: readonly string[]) {
  const asked: Asked[] = [];
  const unknown: string[] = [];
  for (const [key, each] of Object.entries(calls)) {
    const [name, call]: [CallName, Call] = [nameOf(key), each];
    if (left.includes(name) || (call.method === 'GET') !== (kind === 'reads')) continue;
    try {
      asked.push(...askedOf(name, call, planted, bodies, words));
    } catch (error) {
      unknown.push(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return { asked, unknown };
}

function askedOf(name: CallName, call: Call, planted: Planted, bodies: Bodies, words: readonly string[]): Asked[] {
  const sent = bodiesOf(name, call, bodies);
  return pathsOf(call, planted).flatMap((path) =>
    queriesOf(call, words).flatMap((query) =>
      sent.map((body) => ({ name, call, path, query, ...(body !== undefined && { body }) })),
    ),
  );
}

const nameOf = (key: string) => z.custom<CallName>((value) => String(value) in calls).parse(key);

function pathsOf(call: Call, planted: Planted): string[] {
  const names = [...call.path.matchAll(/(?:([\w-]+)\/)?\{(\w+)\}/g)];
  return names.reduce<string[]>(
    (paths, [, folder = '', param = '']) => {
      const schema = call.params?.shape[param];
      const kept = planted[`${folder}/${param}`] ?? planted[param === 'id' ? folder : param];
      const choices = schema instanceof z.ZodEnum ? schema.options.map(String) : kept;
      if (!choices?.length) throw new Error(`nothing is planted for {${param}} of ${call.path}`);
      return paths.flatMap((path) => choices.map((choice) => path.replace(`{${param}}`, encodeURIComponent(choice))));
    },
    [call.path],
  );
}

function queriesOf(call: Call, words: readonly string[]): Record<string, string>[] {
  const keys = Object.keys(call.query?.shape ?? {});
  const usual: Record<string, string> = Object.fromEntries(
    keys.flatMap((key) => {
      const value = queries[key]?.find((each) => call.query?.shape[key]?.safeParse(each).success);
      return value === undefined ? [] : [[key, value]];
    }),
  );
  const sought = keys.find((key) => key === 'search' || key === 'q');
  const filled = sought ? words.map((word) => ({ ...usual, [sought]: word })) : [];
  const all = sought === 'q' ? filled : [usual, ...filled];
  if (keys.includes('version')) all.push({ ...usual, version: '1' });
  for (const query of all)
    if (call.query && !call.query.safeParse(query).success) throw new Error('its query is not known');
  return all;
}

function bodiesOf(name: CallName, { body: schema, upload }: Call, bodies: Bodies): readonly unknown[] {
  if (!schema) return [undefined];
  if (upload) return [Buffer.from('a;b\n1;2\n')];
  const known: unknown = bodies[name];
  const sent: readonly unknown[] = Array.isArray(known) ? known : [known];
  if (sent.some((body) => !schema.safeParse(body).success)) throw new Error('no body for it is known');
  return sent;
}
