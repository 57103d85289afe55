/** Every call has a limit on what it may be sent: refused before it is read, and before anything is parsed. */
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { bodySize, type Call, deepestBody, usualBody } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { problemSchema } from '#contract/problems.ts';
import type { Role } from '#contract/vocabulary.ts';
import { inUnits } from './platform/http/units.ts';
import { describePlatform } from './testing/describe-platform.ts';
import type { TestPerson } from './testing/platform.ts';
import { approved, draft } from './testing/works.ts';

const every: [string, Call][] = Object.entries(calls);
const all = every.filter(([, { method, upload }]) => method !== 'GET' && !upload);

describePlatform('the body of a call', (platform) => {
  const people = new Map<Role, TestPerson>();
  let id: string;
  /** Of a work in production. */
  let produced: string;
  let network = 0;
  beforeAll(async () => {
    for (const role of ['LECTOR', 'AUTOR', 'REVISOR', 'EDITOR', 'ADMIN'] as const)
      people.set(role, await platform().person(role, role));
    const the = (role: Role) => {
      const person = people.get(role);
      if (!person) throw new Error(role);
      return person;
    };
    id = (await draft(the('AUTOR'))).id;
    await the('ADMIN').call.changeSettings({ body: { etapaProduccion: true } });
    produced = (await approved({ author: the('AUTOR'), editor: the('EDITOR'), reviewer: the('REVISOR') })).id;
  });
  afterEach(() => vi.restoreAllMocks());

  /** Somebody who may call; their own draft is what is called for, or the work in production. */
  const tokenFor = ({ access }: Call) => people.get(Array.isArray(access) ? (access[0] ?? 'ADMIN') : 'AUTOR')?.token;
  const addressOf = ({ path }: Call) =>
    `/api${path
      .replace('{id}', path.includes('/production') ? produced : id)
      .replace('{clave}', 'prueba')
      .replace('{tipo}', 'x')
      .replace(/\{\w+\}/g, id)}`;

  async function send(
    call: Call,
    payload: Readable | string,
    { bytes, token = tokenFor(call) }: { bytes?: number; token?: string | undefined } = {},
  ) {
    network++;
    const parse = vi.spyOn(JSON, 'parse');
    const response = await platform().inject({
      method: call.method,
      url: addressOf(call),
      remoteAddress: `10.77.${network >> 8}.${network & 255}`,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(bytes === undefined
          ? payload instanceof Readable && { 'transfer-encoding': 'chunked' }
          : { 'content-length': String(bytes) }),
      },
      payload,
    });
    const parsed = parse.mock.calls.filter(([text]) => typeof text === 'string' && text.startsWith('{"relleno"'));
    parse.mockRestore();
    const problem = problemSchema.safeParse(response.statusCode >= 400 ? response.json() : undefined).data;
    return { status: response.statusCode, problem, parsed: parsed.length };
  }
  /** A sender of whom nothing has come yet. */
  const silence = () => new Readable({ read: () => undefined });
  const filler = (bytes: number) => `{"relleno":"${'x'.repeat(bytes - 14)}"}`;

  it('is refused unread where it says that it is larger than the call takes, and the limit is named', async () => {
    for (const [name, call] of all) {
      const { bytes } = bodySize(call);
      const { status, problem, parsed } = await send(call, silence(), { bytes: bytes + 1 });
      expect([name, status, problem?.code, parsed]).toEqual([name, 413, 'demasiado_grande', 0]);
      expect(problem?.message).toBe(`Lo que enviaste es demasiado grande: aquí se admiten hasta ${inUnits(bytes)}.`);
    }
  });

  it('is taken up to that limit', async () => {
    for (const [name, call] of all.filter(([, { body }]) => body)) {
      const { bytes } = bodySize(call);
      const { status, parsed } = await send(call, filler(bytes));
      expect([name, status === 413, parsed]).toEqual([name, false, 1]);
    }
  });

  it('is refused as soon as more has come, where it does not say how much there is; nothing of it is parsed', async () => {
    for (const [name, call] of all) {
      const { bytes } = bodySize(call);
      let sent = 0;
      const piece = Buffer.alloc(16_384, 'x');
      const endless = new Readable({
        read() {
          sent += piece.length;
          // Whoever listens no longer is not sent more than a few more pieces.
          if (sent > bytes + 20 * piece.length) this.push(null);
          else this.push(sent === piece.length ? Buffer.from(filler(piece.length).slice(0, -2)) : piece);
        },
      });
      const { status, problem, parsed } = await send(call, endless);
      expect([name, status, problem?.code, parsed]).toEqual([name, 413, 'demasiado_grande', 0]);
    }
  });

  it('is not read of whoever may not call', async () => {
    for (const [name, call] of all.filter(([, { access }]) => access !== 'anyone')) {
      expect([name, (await send(call, silence(), { bytes: 60_000, token: '' })).status]).toEqual([name, 401]);
      if (!Array.isArray(call.access)) continue;
      for (const [role, { token }] of people)
        if (!call.access.includes(role))
          expect([name, role, (await send(call, silence(), { bytes: 60_000, token })).status]).toEqual([
            name,
            role,
            403,
          ]);
    }
  });

  it('beyond the usual size is not read of whoever may not write that text', async () => {
    const stranger = (await platform().person('Nadie', 'AUTOR')).token;
    for (const bytes of [usualBody.bytes + 1, undefined])
      expect(await send(calls.saveContent, silence(), { bytes, token: stranger })).toMatchObject({ status: 404 });
  });

  it('has so many values and no more, and lists in lists to a depth', async () => {
    for (const [name, call] of all) {
      const { values } = bodySize(call);
      // Of single digits, which is the most that fits.
      const many = `{"relleno":[${'1,'.repeat(values)}1]}`;
      if (many.length > bodySize(call).bytes) continue;
      const refused = await send(call, many);
      expect([name, refused.status, refused.problem?.code, refused.parsed]).toEqual([
        name,
        413,
        'demasiadas_partes',
        0,
      ]);
      const deep = await send(call, `{"relleno":${'['.repeat(deepestBody)}${']'.repeat(deepestBody)}}`);
      expect([name, deep.status, deep.parsed]).toEqual([name, 422, 0]);
      expect(deep.problem?.errors?.[0]?.message).toContain(`${deepestBody} niveles`);
    }
  });

  it('that is compressed is not taken: it would be larger than it says', async () => {
    const response = await platform().inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: Buffer.alloc(100),
    });
    expect(response.statusCode).toBe(415);
  });

  it('of a call that does not exist is not read', async () => {
    const payload = silence();
    const headers = { 'content-type': 'application/json', 'content-length': '9000000' };
    expect((await platform().inject({ method: 'POST', url: '/api/nada', headers, payload })).statusCode).toBe(404);
  });

  it('gets its refusal whole, and keeps its connection, though its sender goes on sending', async () => {
    const url = new URL(await platform().app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(url.port), url.hostname);
    let heard = '';
    let failed: unknown;
    socket.on('data', (chunk) => (heard += chunk)).on('error', (error) => (failed = error));
    const head = (bytes: number) =>
      `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`;
    socket.write(head(8_000_000));
    for (let at = 0; at < 8_000_000; at += 80_000) socket.write(Buffer.alloc(80_000, 'x'));
    await expect.poll(() => heard).toContain('demasiado_grande');
    heard = '';
    socket.write(`${head(2)}{}`);
    await expect.poll(() => heard).toContain('datos_no_validos');
    expect(failed).toBeUndefined();
    socket.destroy();
  });
});

/** The most bytes that a JSON value of a schema takes in UTF-8, of three bytes a character; Infinity where it is not bounded. */
const node = z.looseObject({
  type: z.string().optional(),
  maxLength: z.number().optional(),
  maxItems: z.number().optional(),
});
const lengths: Record<string, number> = { uuid: 36, 'date-time': 40, email: 254, uri: 300 };
function largest(schema: unknown): number {
  const {
    type,
    maxLength = Number.POSITIVE_INFINITY,
    maxItems = Number.POSITIVE_INFINITY,
    ...more
  } = node.parse(schema);
  const choices = more.anyOf ?? more.oneOf;
  if (Array.isArray(choices)) return Math.max(...choices.map(largest));
  if (Array.isArray(more.enum)) return Math.max(...more.enum.map((value) => JSON.stringify(value).length));
  if ('const' in more) return JSON.stringify(more.const).length;
  if (type === 'string')
    return (lengths[String(more.format)] ?? (more.format === 'base64' ? maxLength : 3 * maxLength)) + 2;
  if (type === 'array') return maxItems * (largest(more.items) + 1) + 2;
  if (type === 'object' && !more.additionalProperties)
    return Object.entries(more.properties ?? {}).reduce(
      (sum, [key, value]) => sum + key.length + 4 + largest(value),
      2,
    );
  return type && type !== 'object' ? 25 : Number.POSITIVE_INFINITY;
}

it('a limit has room for all that the fields of its call may hold', () => {
  for (const [name, call] of all) {
    if (!call.body) continue;
    const most = largest(z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }));
    // What all of an answer's points may say together is less than what each may say.
    if (Number.isFinite(most) && name !== 'answerReview')
      expect(bodySize(call).bytes, name).toBeGreaterThanOrEqual(most);
  }
});
