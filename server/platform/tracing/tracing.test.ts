/** Traces, as a real collector would be handed them: OTLP over HTTP, in JSON. */
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { statementName } from '#server/platform/database/timed-client.ts';
import { openLog } from '#server/platform/log/log.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { traceRequests } from './requests.ts';
import { startTracing } from './start.ts';
import { traced, traceId } from './trace.ts';

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
  status: z.object({ code: z.number().optional() }),
});
const parcelSchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) })),
});
type Span = z.infer<typeof spanSchema>;

let collector: Server;
let spans: Span[] = [];
let bodies = '';
let asked: { path: string | undefined; key: string | string[] | undefined }[] = [];
let answer: number | 'never' = 200;
let address = '';

beforeEach(async () => {
  [spans, bodies, asked, answer] = [[], '', [], 200];
  collector = createServer(async (request, response) => {
    const body = await text(request);
    asked.push({ path: request.url, key: request.headers['x-key'] });
    if (answer === 'never') return;
    if (answer === 200) {
      bodies += body;
      for (const { scopeSpans } of parcelSchema.parse(JSON.parse(body)).resourceSpans)
        spans.push(...scopeSpans.flatMap((each) => each.spans));
    }
    response.writeHead(answer, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const at = collector.address();
  address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`;
});
afterEach(async () => {
  collector.closeAllConnections();
  await new Promise((done) => collector.close(done));
});

const lines: string[] = [];
const log = openLog('info', { write: (line) => void lines.push(line) });
const start = () =>
  startTracing(
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: address,
      OTEL_EXPORTER_OTLP_HEADERS: { 'x-key': 'mine' },
      OTEL_TRACES_SAMPLER_ARG: 1,
    },
    log,
  );
const factsOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

describePlatform('traces of requests', (platform) => {
  it('have the request with its route and status, and its statements within it; nobody is in them', async () => {
    const ana = await platform().account({ nombres: 'Inconfundible' }, 'AUTOR');
    const stop = start();
    await ana.call.profile({});
    await ana.call.listPublications({ query: { search: 'palabrasecreta' } });
    await stop();
    expect(asked[0]).toEqual({ path: '/v1/traces', key: 'mine' });
    const request = spans.find(({ name }) => name === 'GET /api/users/profile');
    expect(request && factsOf(request)).toMatchObject({
      'http.request.method': 'GET',
      'http.route': '/api/users/profile',
      'http.response.status_code': 200,
    });
    expect(request?.parentSpanId).toBeUndefined();
    const within = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(within.length).toBeGreaterThan(0);
    for (const each of within) expect([each.traceId, each.kind]).toEqual([request?.traceId, 3]);
    expect(within.map(({ name }) => name).join()).toMatch(/\bliving_account\b/);
    for (const word of ['Inconfundible', 'palabrasecreta', ana.user.id, ana.user.email, ana.token])
      expect(bodies).not.toContain(word);
  });
});

it.each([
  [1, 'of a proxy of ours are gone on with'],
  [0, 'of strangers are not'],
])('traces (TRUST_PROXY=%i) %s', async (TRUST_PROXY) => {
  const [trace, parent] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
  const app = Fastify();
  traceRequests(app, { TRUST_PROXY });
  app.get('/obras/:id', async () => traceId() ?? '');
  const stop = start();
  const headers = { traceparent: `00-${trace}-${parent}-01` };
  const { body } = await app.inject({ url: '/obras/7?q=x', headers });
  // Nonsense begins a trace of its own.
  await app.inject({ url: '/obras/8', headers: { traceparent: `00-${'0'.repeat(32)}-${parent}-01` } });
  await stop();
  const [first, second] = spans;
  expect(first?.name).toBe('GET /obras/:id');
  expect(first?.traceId).toBe(body);
  expect([body === trace, first?.parentSpanId === parent]).toEqual(TRUST_PROXY ? [true, true] : [false, false]);
  expect(second?.parentSpanId).toBeUndefined();
  expect(second?.traceId).toMatch(/[1-9a-f]/);
  expect(bodies).not.toMatch(/obras\/\d|q=x/);
});

it('a statement is named by how it was prepared, or by what it does to which table', () => {
  expect(statementName({ name: 'users by id', text: 'select 1' })).toBe('users by id');
  expect(statementName('select "id" from "users" where email = $1')).toBe('select users');
  expect(statementName({ text: 'insert into public.jobs (id) values ($1)' })).toBe('insert jobs');
  expect(statementName('  update "public"."works" set x = $1')).toBe('update works');
  expect(statementName('begin')).toBe('begin');
  expect(statementName(undefined)).toBe('statement');
});

describe('a collector', () => {
  it('hears of what fails, by its kind alone', async () => {
    const stop = start();
    const failing = traced('job prueba', 'consumer', {}, async () => {
      await traced('inner', 'client', {}, async () => undefined);
      throw new RangeError('words of somebody');
    });
    await expect(failing).rejects.toThrow(RangeError);
    await stop();
    const outer = spans.find(({ name }) => name === 'job prueba');
    expect([outer?.status.code, outer && factsOf(outer)['error.type']]).toEqual([2, 'RangeError']);
    expect(spans.find(({ name }) => name === 'inner')?.parentSpanId).toBe(outer?.spanId);
    expect(bodies).not.toContain('words of somebody');
  });

  it('that refuses everything costs one line in the log, and nothing that is done', async () => {
    lines.splice(0);
    answer = 400;
    const stop = start();
    for (let at = 0; at < 1200; at++) expect(await traced('part', 'internal', {}, async () => at)).toBe(at);
    await stop();
    expect(asked.length).toBeGreaterThan(1);
    expect(lines.filter((line) => line.includes('handing traces to the collector'))).toHaveLength(1);
  });

  it('that never answers holds up neither what is done nor the end', async () => {
    answer = 'never';
    const stop = start();
    expect(await traced('part', 'internal', {}, async () => 'done')).toBe('done');
    await stop();
    expect(asked).toHaveLength(1);
  });
});

it('log lines name the trace they are of, and none where none are kept', async () => {
  lines.splice(0);
  await traced('part', 'internal', {}, async () => log.info('without'));
  const stop = start();
  const within = await traced('part', 'internal', {}, async () => {
    log.info('within');
    return traceId();
  });
  await stop();
  const [without, told] = lines.map((line) => JSON.parse(line));
  expect([without.trace_id, told.trace_id]).toEqual([undefined, within]);
  expect(within).toMatch(/^[\da-f]{32}$/);
});

it('nothing of OpenTelemetry is loaded where no collector is set: one file imports it, and the start alone that file, later', () => {
  const files = globSync('server/**/*.ts').filter((file) => !/\.(test|fixture)\.ts$/.test(file));
  const saying = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, 'utf8')));
  expect(saying(/from '@opentelemetry\//)).toEqual(['server/platform/tracing/start.ts']);
  expect(saying(/tracing\/start\.ts'/)).toEqual(['server/main.ts']);
  expect(saying(/from '[^']*tracing\/start\.ts'/)).toEqual([]);
});
