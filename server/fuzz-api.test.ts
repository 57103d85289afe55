/**
 * The API by lot (issue 17): every call is asked what its OpenAPI document says that it takes, and that with one thing wrong, as
 * everybody who may try it. Nothing is ever answered with 5xx, every refusal is of the house's form and in its words, what is
 * answered is what the document says, and what was refused has changed nothing.
 */
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { problemSchema } from '#contract/problems.ts';
import { noRights } from '#contract/rights.ts';
import { describePlatform } from './testing/describe-platform.ts';
import type { Shape } from './testing/fuzz/from-schema.ts';
import { addressOf, type Drawn, type Operation, readDocument, requestsOf } from './testing/fuzz/requests.ts';
import { watchStalls } from './testing/fuzz/stalls.ts';
import { changedBetween, wholePrint } from './testing/fuzz/whole-print.ts';
import { plantWorld, type World } from './testing/fuzz/world.ts';
import { rehearse } from './testing/outside-transactions.ts';
import { foreignWords } from './testing/own-words.ts';
import { rounds } from './testing/rounds.ts';

/** Zod finds what a schema points to in the schema alone. */
const readable = (schema: Shape, definitions: Readonly<Record<string, Shape>>): z.ZodType =>
  z.fromJSONSchema(
    JSON.parse(JSON.stringify({ ...schema, $defs: definitions }).replaceAll('#/components/schemas/', '#/$defs/')),
  );
class Undone extends Error {}
const all = Object.keys(calls).map((name) => z.custom<CallName>((value) => String(value) in calls).parse(name));

/** Whose refusals are in the record. */
const refusalsTold: readonly CallName[] = ['login'];

describePlatform('the API, asked by lot', (platform) => {
  let world: World;
  let document: Awaited<ReturnType<typeof readDocument>>;
  let asked = 0;
  const stalls = process.env.PLIEGO_FUZZ ? watchStalls() : undefined;
  beforeAll(async () => {
    await platform().settings({
      identidadRevision: 'doble ciego',
      discusionEntreRevisores: true,
      preferenciasDeRevision: true,
      etapaProduccion: true,
      derechos: { ...noRights, demanda: 'SE_PIDE' },
    });
    document = await readDocument(platform());
    world = await plantWorld(platform(), document.definitions);
  });

  const send = (call: Call, role: string, drawn: Drawn) => {
    const token = world.people[role]?.token;
    asked++;
    const { body } = drawn;
    return platform().inject({
      method: call.method,
      url: addressOf(call, drawn),
      remoteAddress: `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`,
      headers: {
        'accept-language': 'es',
        'sec-fetch-site': 'same-origin',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': call.upload ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body !== undefined && { payload: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
    });
  };
  type Answer = Awaited<ReturnType<typeof send>>;

  /** Asks, and takes back what that did. */
  async function tryOut(call: Call, role: string, drawn: Drawn): Promise<Answer> {
    let answer: Answer | undefined;
    const undone = () =>
      platform().services.transact(async () => {
        const ask = () => send(call, role, drawn);
        answer = await (stalls?.watch(`${call.method} ${call.path}`, ask) ?? ask());
        throw new Undone();
      });
    await rehearse(undone).catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
    return answer ?? expect.fail('there was no answer');
  }

  const answerSchemas = new Map<string, z.ZodType>();
  function answerSchema(name: string, { responses }: Operation): z.ZodType | undefined {
    const [content] = Object.entries(responses).flatMap(([status, each]) =>
      status === 'default' ? [] : [each.content],
    );
    const schema = content?.['application/json']?.schema;
    if (!schema) return undefined;
    const known = answerSchemas.get(name);
    if (known) return known;
    const made = readable(schema, document.definitions);
    answerSchemas.set(name, made);
    return made;
  }

  /** What is wrong with an answer; undefined where nothing is. */
  function faultOf(name: CallName, operation: Operation, answer: Answer): string | undefined {
    const { statusCode, headers, body } = answer;
    if (statusCode >= 500) return `${statusCode}: ${body}`;
    if (statusCode < 400) {
      const schema = answerSchema(name, operation);
      const read = schema?.safeParse(answer.json());
      return read?.success === false
        ? `not as the document says: ${z.prettifyError(read.error).slice(0, 500)}`
        : undefined;
    }
    if (!String(headers['content-type']).includes('application/problem+json')) return `${headers['content-type']}`;
    const problem = problemSchema.safeParse(answer.json());
    if (!problem.success) return `no refusal of ours: ${body}`;
    const foreign = foreignWords(problem.data, 'es');
    return foreign.length > 0 ? `words of others: ${foreign.join(' · ')}` : undefined;
  }

  const whoTries = ({ access }: Call): string[] => {
    if (access === 'anyone') return Object.keys(world.roles);
    const members = Object.entries(world.roles).filter(([role]) => role !== 'guest');
    const may =
      access === 'person' ? members : members.filter(([, roles]) => roles.some((each) => access.includes(each)));
    return may.map(([role]) => role);
  };

  it('never fails, refuses in the house’s words, answers as the document says, and changes nothing where it refuses', async () => {
    const failures: string[] = [];
    for (const name of all) {
      const call: Call = calls[name];
      const operation = document.operations.get(name) ?? expect.fail(`the document has no ${name}`);
      const { planted, bodies, supplies } = world;
      const requests = requestsOf(name, operation, { planted, bodies: bodies[name] ?? [], supplies });
      const drawn = fc.record({ role: fc.constantFrom(...whoTries(call)), request: requests, real: fc.nat(7) });
      const holds = fc.asyncProperty(drawn, async ({ role, request, real }) => {
        let answer = await tryOut(call, role, request);
        const again = answer.statusCode >= 500 || (answer.statusCode >= 400 && call.method !== 'GET' && real === 0);
        if (again) {
          const { db } = platform().services;
          const before = await wholePrint(db);
          answer = await send(call, role, request);
          let changed = answer.statusCode >= 400 ? changedBetween(before, await wholePrint(db)) : [];
          // What those before left to be written comes in its turn: what the refused one writes it writes each time.
          for (let again = 0; again < 2 && changed.length > 0; again++) {
            const start = await wholePrint(db);
            await send(call, role, request);
            const changedAgain = changedBetween(start, await wholePrint(db));
            changed = changed.filter((table) => changedAgain.includes(table));
          }
          if (changed.length > 0 && !refusalsTold.includes(name))
            throw new Error(`${answer.statusCode} ${answer.body.slice(0, 200)} changed ${changed.join(', ')}`);
        }
        const fault = faultOf(name, operation, answer);
        if (fault) throw new Error(`${addressOf(call, request)} → ${fault}`);
      });
      const run = await fc.check(holds, { numRuns: rounds({ quick: 2, long: 8 }) });
      if (run.failed)
        failures.push(
          `${name}: ${run.errorInstance instanceof Error ? run.errorInstance.message : run.errorInstance}\n  seed ${run.seed}, path ${run.counterexamplePath}: ${fc.stringify(run.counterexample).slice(0, 1500)}`,
        );
    }
    if (stalls) process.stderr.write(`${stalls.said()}\n`);
    expect(failures.join('\n\n')).toBe('');
  });
});
