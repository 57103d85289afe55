/** Archives that somebody changed, cut or made up are refused, each with words that say why. */
import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDiskStore } from '#server/platform/files/disk-store.ts';
import { ArchiveError } from './archive-error.ts';
import { inspectArchive } from './inspect-archive.ts';
import type { Snapshot } from './snapshot.ts';
import { checksumOf, fields, tarEnd, tarEntry } from './tar.ts';
import { writeArchive } from './write-archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'pliego-archive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, 'copia.tar.zst');
const longPlace = `obras/${crypto.randomUUID()}/${crypto.randomUUID()}.${'a'.repeat(64)}`;

const snapshot: Snapshot = {
  tables: [{ name: 'settings', columns: [{ name: 'clave', type: 'text', isIdentity: false }], needs: [] }],
  rows: async function* () {
    yield ['["uno"]', '["dos"]'];
  },
  close: async () => undefined,
};

/** The archive of two rows and two files, uncompressed. */
async function made(level = '0016_review_instructions'): Promise<Buffer> {
  const files = openDiskStore(join(folder, 'files'));
  await files.put('fotos/abc.png', 'una foto');
  await files.put(longPlace, 'un manuscrito');
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeArchive({ snapshot, level, files, isMadeAnew: () => false })) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const inspect = (tar: Uint8Array) => {
  writeFileSync(path, zstdCompressSync(tar));
  return inspectArchive(path);
};
const refused = async (attempt: Promise<unknown>) => {
  const error = await attempt.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ArchiveError);
  return error instanceof Error ? error.message : '';
};

describe('an archive', () => {
  let tar: Buffer;
  beforeAll(async () => {
    tar = await made();
  });
  /** With other bytes in the place of some, of the same length. */
  const changed = (from: string, to: string) => {
    const copy = Buffer.from(tar);
    copy.write(to, copy.indexOf(from), 'latin1');
    return copy;
  };
  /** With one header changed, and its checksum made to fit. */
  const forged = (name: string, change: (header: Buffer) => void) => {
    const copy = Buffer.from(tar);
    const at = copy.indexOf(name);
    const header = copy.subarray(at, at + 512);
    change(header);
    header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, fields.checksum[0]);
    return copy;
  };

  it('says what it holds', async () => {
    const { header, manifest } = await inspect(tar);
    expect(header).toMatchObject({ formato: 'pliego-copia', migracion: '0016_review_instructions' });
    expect(manifest.tablas).toMatchObject([{ nombre: 'settings', columnas: ['clave'], filas: 2 }]);
    expect(manifest.archivos).toMatchObject({ total: 2, bytes: 21 });
  });

  it('tells which part was changed', async () => {
    expect(await refused(inspect(changed('"dos"', '"tos"')))).toContain('tablas/settings/000001.jsonl');
    expect(await refused(inspect(changed('una foto', 'una fofo')))).toContain('fotos/abc.png');
    expect(await refused(inspect(changed('"filas": 2', '"filas": 3')))).toContain('settings');
  });

  it('is refused where it is cut short, wherever that is', async () => {
    for (const part of [0, 0.1, 0.5, 0.8, 0.95]) await refused(inspect(tar.subarray(0, Math.floor(tar.length * part))));
    const whole = zstdCompressSync(tar);
    for (const part of [0, 0.3, 0.9]) {
      writeFileSync(path, whole.subarray(0, Math.floor(whole.length * part)));
      await refused(inspectArchive(path));
    }
    const manifest = tar.indexOf('manifiesto.json');
    expect(await refused(inspect(Buffer.concat([tar.subarray(0, manifest), tarEnd()])))).toContain('manifiesto');
  });

  it('is refused where a file is left out, or one is put in', async () => {
    const at = tar.indexOf('archivos/fotos/abc.png');
    await refused(inspect(Buffer.concat([tar.subarray(0, at), tar.subarray(at + 1024)])));
    const more = Buffer.concat([...tarEntry('archivos/fotos/otra.png', Buffer.from('otra'))]);
    await refused(inspect(Buffer.concat([tar.subarray(0, at), more, tar.subarray(at)])));
  });

  it.each([
    'archivos/../../etc/passwd',
    '/etc/passwd',
    'archivos/a/../../b',
    'archivos/.unfinished/a',
    'archivos/a\\b',
    'tablas/../a',
  ])('does not lead to %s', async (name) => {
    const at = tar.indexOf('archivos/fotos/abc.png');
    const entry = Buffer.concat([...tarEntry(name, Buffer.from('x'))]);
    await refused(inspect(Buffer.concat([tar.subarray(0, at), entry, tar.subarray(at)])));
  });

  it.each(['1', '2', '3', '5', 'L', 'K', 'g', 'S'])(
    'holds no entry of the type %s, links and folders among them',
    async (type) => {
      await refused(inspect(forged('archivos/fotos/abc.png', (header) => header.write(type, fields.type[0]))));
    },
  );

  it.each(['77777777777', '00000000000', '00000000007', '-0000000001', '           '])(
    'is refused where a size lies: %s',
    async (size) => {
      await refused(inspect(forged('archivos/fotos/abc.png', (header) => header.write(size, fields.size[0]))));
    },
  );

  it('is refused where it swells without measure', async () => {
    const bomb = Buffer.concat([...tarEntry('archivos/bomba', Buffer.alloc(0))]);
    bomb.write((8 ** 11 - 1).toString(8), fields.size[0]);
    bomb.write(`${checksumOf(bomb).toString(8).padStart(6, '0')}\0 `, fields.checksum[0]);
    const zeros = Buffer.alloc(1024 * 1024);
    const swelling = function* () {
      yield tar.subarray(0, tar.indexOf('archivos/fotos/abc.png'));
      yield bomb;
      for (let megabytes = 0; megabytes < 1500; megabytes++) yield zeros;
    };
    await pipeline(Readable.from(swelling()), createZstdCompress(), createWriteStream(path));
    expect(await refused(inspectArchive(path))).toContain('se hincha');
  });

  it('is refused where it comes from a newer program', async () => {
    expect(await refused(inspect(await made('9999_tomorrow')))).toContain('más nueva');
    expect(await refused(inspect(changed('"version": 1', '"version": 2')))).toContain('más nueva');
  });

  it('is told from other files', async () => {
    writeFileSync(path, 'Esto no es una copia.');
    await refused(inspectArchive(path));
    await refused(inspect(Buffer.from('Esto tampoco.')));
    await refused(inspect(Buffer.concat([...tarEntry('a.txt', Buffer.from('a')), tarEnd()])));
    await refused(inspect(Buffer.concat([tar, Buffer.from('y algo más')])));
  });
});
