/** Requests of every call, drawn from the OpenAPI document as the platform serves it and from what is planted there. */
import fc from 'fast-check';
import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import type { Planted } from '../canary-filler.ts';
import type { TestPlatform } from '../platform.ts';
import { type Shape, type Supplies, tellingTexts, valuesOf } from './from-schema.ts';
import { spoiled } from './spoil.ts';

const shape = z.custom<Shape>((value) => typeof value === 'object' && value !== null);
const content = z.record(z.string(), z.object({ schema: shape }));
const operation = z.object({
  operationId: z.string(),
  parameters: z
    .array(z.object({ in: z.string(), name: z.string(), required: z.boolean().default(false), schema: shape }))
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content: content.optional() })),
});
const documentSchema = z.object({
  components: z.object({ schemas: z.record(z.string(), shape).default({}) }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});
export type Operation = z.infer<typeof operation>;

export interface Drawn {
  /** Parts of the address, not yet encoded. */
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body?: unknown;
}

/** What the document says of every call, by name, with the shapes that it shares. */
export async function readDocument({ inject }: TestPlatform) {
  const { components, paths } = documentSchema.parse((await inject({ url: '/docs/json' })).json());
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  return {
    definitions: components.schemas,
    operations: new Map(operations.map((each) => [each.operationId, each])),
  };
}

/** A request's address below the site. What `encodeURIComponent` refuses is sent as the bytes that half a pair would be. */
export function addressOf({ path }: Pick<Call, 'path'>, { params, query }: Drawn): string {
  const at = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(params[name]));
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value].flat().map((each) => `${encoded(key)}=${encoded(each)}`),
  );
  return `/api${at}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}

function encoded(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

/**
 * Requests of a call: from the document's schemas, from a body that is known to be right (`bodies`), and both with one thing wrong.
 * `planted` fills the address as the canary's filler does.
 */
export function requestsOf(
  name: CallName,
  { parameters, requestBody }: Operation,
  { planted, bodies, supplies }: { planted: Planted; bodies: readonly unknown[]; supplies: Supplies },
): fc.Arbitrary<Drawn> {
  const call: Call = calls[name];
  const inPath = Object.fromEntries(
    [...call.path.matchAll(/(?:([\w-]+)\/)?\{(\w+)\}/g)].map(([, folder = '', key = '']) => {
      const kept = planted[`${folder}/${key}`] ?? planted[key === 'id' ? folder : key] ?? [];
      const said = parameters.find((each) => each.in === 'path' && each.name === key);
      const drawn = valuesOf(said?.schema ?? {}, supplies);
      return [key, kept.length > 0 ? fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...kept) }, drawn) : drawn];
    }),
  );
  const asked = parameters.filter((each) => each.in === 'query');
  const query = fc.record(Object.fromEntries(asked.map((each) => [each.name, valuesOf(each.schema, supplies)])), {
    requiredKeys: asked.filter(({ required }) => required).map((each) => each.name),
  });
  const right = fc.record({ params: fc.record(inPath), query, body: bodiesOf(requestBody, bodies, supplies) });
  return fc.oneof(
    { weight: 3, arbitrary: right },
    { weight: 2, arbitrary: right.chain((request) => spoiledPart(request, supplies)) },
  );
}

function bodiesOf(asked: Operation['requestBody'], bodies: readonly unknown[], supplies: Supplies) {
  const schema = asked?.content['application/json']?.schema;
  // Files are bytes of any kind: those that are read have their own tests.
  if (asked && !schema)
    return fc.constantFrom(...['', 'a;b\n1;2\n', '%PDF-1.7', 'PK\u0003\u0004'].map((said) => Buffer.from(said)));
  if (!schema) return fc.constant(undefined);
  const drawn = valuesOf(schema, supplies);
  return bodies.length > 0 ? fc.oneof(drawn, fc.constantFrom(...bodies)) : drawn;
}

function spoiledPart(request: Drawn, { ids }: Supplies): fc.Arbitrary<Drawn> {
  const { body, params, query } = request;
  const [paramNames, queryNames] = [Object.keys(params), Object.keys(query)];
  const ways: fc.Arbitrary<Drawn>[] = [];
  if (body !== undefined && !Buffer.isBuffer(body))
    ways.push(spoiled(body, ids).map((other) => ({ ...request, body: other })));
  const texts = fc.constantFrom(
    ...tellingTexts,
    ...ids,
    '\0',
    '\ud800',
    '-1',
    '0',
    '9'.repeat(20),
    '2026-02-30',
    'x'.repeat(3_000),
  );
  if (paramNames.length > 0)
    ways.push(
      fc
        .tuple(fc.constantFrom(...paramNames), texts)
        .map(([key, text]) => ({ ...request, params: { ...params, [key]: text } })),
    );
  ways.push(
    fc
      .tuple(fc.constantFrom(...queryNames, 'page', 'sort', 'a[b]', '__proto__'), texts, fc.boolean())
      .map(([key, text, twice]) => ({ ...request, query: { ...query, [key]: twice ? [text, text] : text } })),
  );
  return fc.oneof(...ways);
}
