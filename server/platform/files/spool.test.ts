/** Answers that go by a file: read slowly, not at all, or from a full disk. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { problems } from '#contract/problems.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { sendFile } from '../http/send-file.ts';
import { spooled } from './spool.ts';

const temporary = mkdtempSync(join(tmpdir(), 'pliego-temporal-'));
beforeAll(() => void vi.stubEnv('TMPDIR', temporary));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(temporary, { recursive: true, force: true });
});

const lines = Array.from({ length: 20_000 }, (_, i) => `${i} · ñandú «日本»\n`);

/** Pieces that a test lets go one by one, and what became of them. */
function gated<P extends string | Uint8Array>(pieces: readonly P[]) {
  const gates = pieces.map(() => Promise.withResolvers<void>());
  const ended = Promise.withResolvers<void>();
  async function* all() {
    try {
      for (const [i, piece] of pieces.entries()) {
        await gates[i]?.promise;
        yield piece;
      }
    } finally {
      ended.resolve();
    }
  }
  return { pieces: all(), let: (i: number) => gates[i]?.resolve(), ended: ended.promise };
}

it('gives what was written, whole, and leaves nothing of it on the disk', async () => {
  async function* pieces() {
    yield* lines;
    yield Buffer.from('fin');
  }
  expect(await text(await spooled(pieces()))).toBe(`${lines.join('')}fin`);
  async function* none() {}
  expect(await text(await spooled(none()))).toBe('');
  expect(readdirSync(temporary)).toEqual([]);
});

it('has been written to its end while nobody reads, and has no name meanwhile', async () => {
  const { pieces, let: go, ended } = gated(['uno', 'dos']);
  go(0);
  go(1);
  const stream = await spooled(pieces);
  await ended;
  expect(readdirSync(temporary)).toEqual([]);
  expect(await text(stream)).toBe('unodos');
});

it('is sent as far as it is where it takes long, once something is there', async () => {
  const large = 'a'.repeat(70_000);
  const { pieces, let: go } = gated([large, large]);
  const asked = spooled(pieces, { patience: 0 });
  go(0);
  const stream = await asked;
  const reader = stream[Symbol.asyncIterator]();
  expect((await reader.next()).value?.toString()).toBe('a'.repeat(65_536));
  go(1);
  let rest = 0;
  for (let next = await reader.next(); !next.done; next = await reader.next()) rest += next.value.length;
  expect(rest).toBe(140_000 - 65_536);
});

it('begins with little where it takes long, whether that came before or comes then', async () => {
  for (const isThere of [true, false]) {
    const { pieces, let: go } = gated(['uno', 'dos']);
    if (isThere) go(0);
    const asked = spooled(pieces, { patience: isThere ? 20 : 0 });
    if (!isThere) setTimeout(() => go(0), 20);
    const stream = await asked;
    const reader = stream[Symbol.asyncIterator]();
    expect((await reader.next()).value?.toString()).toBe('uno');
    go(1);
    expect((await reader.next()).value?.toString()).toBe('dos');
    expect((await reader.next()).done).toBe(true);
  }
});

it('ends what is read for a reader who went before it began', async () => {
  const gone = new AbortController();
  const { pieces, let: go, ended } = gated(['uno', 'dos', 'tres']);
  const asked = spooled(pieces, { signal: gone.signal });
  go(0);
  gone.abort();
  go(1);
  await ended;
  (await asked).destroy();
  const early = gated(['uno', 'dos']);
  early.let(0);
  (await spooled(early.pieces, { signal: gone.signal })).destroy();
  await early.ended;
});

it('is not written for who hangs up before it began', async () => {
  const { pieces, let: go, ended } = gated(['uno', 'dos', 'tres'].map((each) => Buffer.from(each)));
  const [came, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const app = fastify();
  app.get('/', (_request, reply) => {
    reply.raw.once('close', () => left.resolve());
    came.resolve();
    return sendFile(reply, { type: 'text/csv', name: 'tabla.csv', body: pieces });
  });
  try {
    const asked = get(await app.listen({ host: '127.0.0.1', port: 0 })).on('error', () => undefined);
    await came.promise;
    asked.destroy();
    await left.promise;
    go(0);
    await ended;
  } finally {
    await app.close();
  }
});

it('ends what is read for it where its reader goes, also before the first was read', async () => {
  const large = 'a'.repeat(70_000);
  const { pieces, let: go, ended } = gated([large, large, large]);
  const asked = spooled(pieces, { patience: 0 });
  go(0);
  const stream = await asked;
  const closed = new Promise((resolve) => stream.once('close', resolve));
  stream.destroy();
  go(1);
  await ended;
  await closed;
});

it('throws what its pieces throw, and breaks off where it has begun', async () => {
  async function* broken() {
    yield 'a';
    throw new Error('the database is away');
  }
  await expect(spooled(broken())).rejects.toThrow('the database is away');
  const { pieces, let: go } = gated(['a'.repeat(70_000), 'b']);
  async function* late() {
    yield* pieces;
    throw new Error('the database is away');
  }
  const asked = spooled(late(), { patience: 0 });
  go(0);
  const stream = await asked;
  go(1);
  await expect(text(stream)).rejects.toThrow('the database is away');
});

it('is refused in words where it would be too large, and by the system’s error where the disk is full', async () => {
  async function* endless() {
    for (;;) yield 'a'.repeat(65_536);
  }
  await expect(spooled(endless(), { most: 1 / 1024 })).rejects.toMatchObject({
    problem: { code: 'salida_demasiado_grande' },
  });
  await onFullDisk(async () => {
    await expect(spooled(endless())).rejects.toMatchObject({ code: 'ENOSPC' });
  });
  // All together no more than the process may take: what one gives back another has.
  async function* one(piece: string) {
    yield piece;
  }
  const half = () => spooled(one('a'.repeat(700_000)), { mostOfAll: 1 / 1024 });
  const unread = await half();
  await expect(half()).rejects.toMatchObject({ code: 'ENOSPC' });
  const closed = new Promise((resolve) => unread.once('close', resolve));
  unread.destroy();
  await closed;
  expect(await text(await half())).toHaveLength(700_000);
  expect(readdirSync(temporary)).toEqual([]);
});

describePlatform('an answer by a file', (platform) => {
  it('says in words that the disk is full, and nothing of it is sent', async () => {
    const admin = await platform().person('Ada', 'ADMIN');
    const take = (url: string, language: string) =>
      platform().inject({ url, headers: { authorization: `Bearer ${admin.token}`, 'accept-language': language } });
    await onFullDisk(async () => {
      for (const language of ['es', 'en'] as const) {
        const { statusCode, headers, body } = await take('/api/admin/activity/export/csv', language);
        expect([statusCode, headers['retry-after'], JSON.parse(body).message]).toEqual([
          503,
          '10',
          problems.no_preparado[language],
        ]);
        expect(headers['content-disposition']).toBeUndefined();
      }
      const list = await take('/catalogo/libros.onix', 'es');
      expect([list.statusCode, JSON.parse(list.body).code]).toEqual([503, 'no_preparado']);
    });
    expect((await take('/api/admin/activity/export/csv', 'es')).statusCode).toBe(200);
    expect(readdirSync(temporary).filter((name) => name.includes('salida'))).toEqual([]);
  });
});

/** What is written to files meanwhile finds no room. */
async function onFullDisk(act: () => Promise<void>): Promise<void> {
  const any = await open(join(temporary, 'otro'), 'w');
  const write = vi.spyOn(Object.getPrototypeOf(any), 'write');
  write.mockRejectedValue(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  try {
    await act();
  } finally {
    write.mockRestore();
    await any.close();
    rmSync(join(temporary, 'otro'));
  }
}
