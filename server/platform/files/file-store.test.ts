import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startObjectStore } from '#server/testing/object-store.ts';
import { sayError } from '../error-words.ts';
import { openDiskStore } from './disk-store.ts';
import { type FileStore, removeAll } from './file-store.ts';
import { readS3Address } from './s3-address.ts';
import { openS3Store } from './s3-store.ts';

async function onDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-store-'));
  return { files: openDiskStore(folder), stop: async () => rmSync(folder, { recursive: true, force: true }) };
}

async function onS3() {
  const { url, stop } = await startObjectStore();
  return { files: await openS3Store(url), stop };
}

const megabyte = Buffer.alloc(1024 * 1024, 'a');
/** So many megabytes, one at a time, then perhaps a failure. */
async function* megabytes(count: number, failure?: Error) {
  for (let sent = 0; sent < count; sent++) yield megabyte;
  if (failure) throw failure;
}

describe.each([
  ['disk', onDisk],
  ['S3', onS3],
])('the file store on %s', (_, open) => {
  let files: FileStore;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ files, stop } = await open());
  });
  afterAll(() => stop?.());

  const read = async (name: string) => {
    const file = await files.get(name);
    return file && text(file.stream());
  };
  const names = async (prefix: string) => {
    const found: string[] = [];
    for await (const { name } of files.list(prefix)) found.push(name);
    return found.sort();
  };

  it('gives back what was put, and its size', async () => {
    await files.put('a/uno.txt', 'Añil');
    expect(await files.get('a/uno.txt')).toMatchObject({ bytes: 5 });
    expect(await read('a/uno.txt')).toBe('Añil');
    await files.put('a/uno.txt', Buffer.from('otro'));
    expect(await read('a/uno.txt')).toBe('otro');
  });

  it('keeps empty files', async () => {
    await files.put('a/nada', '');
    expect(await files.get('a/nada')).toMatchObject({ bytes: 0 });
    expect(await read('a/nada')).toBe('');
  });

  it('knows nothing of a file that is not there, and takes it away all the same', async () => {
    expect(await files.get('a/ninguno')).toBeUndefined();
    expect(await files.get('a')).toBeUndefined();
    await files.remove('a/ninguno');
  });

  it('gives a range of a file', async () => {
    await files.put('rango', '0123456789');
    const file = await files.get('rango');
    if (!file) throw new Error('It is not there.');
    expect(await text(file.stream({ from: 2, to: 4 }))).toBe('234');
    expect(await text(file.stream({ from: 9, to: 9 }))).toBe('9');
  });

  it('takes content as it comes, of any length', async () => {
    await files.put('largo', megabytes(20));
    expect(await files.get('largo')).toMatchObject({ bytes: 20 * megabyte.length });
  });

  it.each([1, 20])('keeps nothing of %i MB that break off, nor touches what was there', async (count) => {
    await files.put('roto/antes', 'intacto');
    for (const name of ['roto/antes', 'roto/nuevo'])
      await expect(files.put(name, megabytes(count, new Error('se cortó')))).rejects.toThrow('se cortó');
    expect(await read('roto/antes')).toBe('intacto');
    expect(await names('roto/')).toEqual(['roto/antes']);
  });

  it('lists the files whose names begin so, and takes them away', async () => {
    for (const name of ['obra/1/a', 'obra/1/b', 'obra/1-c', 'obra/2/a']) await files.put(name, 'x');
    expect(await names('obra/1/')).toEqual(['obra/1/a', 'obra/1/b']);
    expect(await names('obra/1')).toEqual(['obra/1-c', 'obra/1/a', 'obra/1/b']);
    expect(await names('obra/9')).toEqual([]);
    expect(await names('')).toEqual(expect.arrayContaining(['obra/1-c', 'obra/1/a', 'obra/2/a']));
    for await (const { modified } of files.list('obra/2')) expect(Date.now() - modified.getTime()).toBeLessThan(60_000);
    await removeAll(files, 'obra/1');
    expect(await names('obra/')).toEqual(['obra/2/a']);
  });
});

describe('the file store on disk', () => {
  it('does not lead outside its folder', async () => {
    const { files, stop } = await onDisk();
    for (const name of ['../a', 'a/../../b', '..', 'a\0b'])
      await expect(files.put(name, 'x')).rejects.toThrow(RangeError);
    await stop();
  });

  it('forgets what a process that died left unfinished, and only that', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pliego-store-'));
    const files = openDiskStore(folder);
    await files.put('a', 'x');
    const left = (name: string) => join(folder, '.unfinished', name);
    for (const name of ['old', 'new']) writeFileSync(left(name), 'x');
    utimesSync(left('old'), new Date(0), new Date(0));
    await files.removeUnfinished(new Date(Date.now() - 60_000));
    expect(readdirSync(join(folder, '.unfinished'))).toEqual(['new']);
    expect(await files.get('a')).toBeDefined();
    rmSync(folder, { recursive: true, force: true });
  });
});

/** Passes on what is asked of the store at this address, but of the files that are read only the first half. */
async function halfSilent(url: string) {
  const { hostname, port } = new URL(url);
  const server = createServer((asked, answer) => {
    const { method, headers, url: path } = asked;
    const passed = request({ host: hostname, port, method, path, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      if (method !== 'GET') return response.pipe(answer);
      response.once('data', (chunk: Buffer) => answer.write(chunk.subarray(0, chunk.length / 2)));
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const own = address !== null && typeof address === 'object' ? address.port : 0;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: url.replace(`:${port}/`, `:${own}/`), stop };
}

describe('the file store on S3', () => {
  it('ends what is read where the service falls silent, for who waits; a slow reader is waited for', async () => {
    const { url, stop } = await startObjectStore();
    const silent = await halfSilent(url);
    try {
      const files = await openS3Store(silent.url, 1000);
      await files.put('mudo', 'media luz');
      const half = await files.get('mudo');
      const told: string[] = [];
      const reading = async () => {
        for await (const chunk of half?.stream() ?? []) told.push(String(chunk));
      };
      await expect(reading()).rejects.toThrow('sent nothing for 1000 ms');
      expect(told).toEqual(['medi']);
      // As long as a reader does not ask, nobody is late.
      const whole = await (await openS3Store(url, 1000)).get('mudo');
      const chunks = whole?.stream()[Symbol.asyncIterator]();
      await new Promise((resolve) => setTimeout(resolve, 1200));
      expect(String((await chunks?.next())?.value)).toBe('media luz');
    } finally {
      silent.stop();
      await stop();
    }
  });

  it('says which setting is wrong where the bucket cannot be reached', async () => {
    const { url, stop } = await startObjectStore();
    const said = (address: string) => openS3Store(address).then(() => 'opened', sayError);
    expect(await said(url.replace(/pliego$/, 'otro'))).toMatch(/cubo otro, en .*Ese cubo no existe\./);
    await stop();
    const silent = await said(url);
    expect(silent).toMatch(/^El almacén de archivos de S3_URL no se puede abrir.*¿Está en marcha el almacén/);
    expect(silent).not.toMatch(/PostgreSQL|DATABASE_URL/);
  });

  it('reads its address', () => {
    expect(readS3Address('https://KEY:a%2Fb%2Bc@s3.example:9000/obras?region=eu-west-1')).toEqual({
      endpoint: 'https://s3.example:9000',
      region: 'eu-west-1',
      credentials: { accessKeyId: 'KEY', secretAccessKey: 'a/b+c' },
      bucket: 'obras',
    });
    for (const wrong of ['https://s3.example/obras', 'https://k:s@s3.example', 'ftp://k:s@s3.example/obras', 'obras'])
      expect(() => readS3Address(wrong)).toThrow();
  });
});
