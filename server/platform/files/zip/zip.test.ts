/** ZIP files of our own making, and those that lie. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ZipReader } from './zip-reader.ts';
import { ZipWriter } from './zip-writer.ts';

const folder = mkdtempSync(join(tmpdir(), 'pliego-zip-'));
let files = 0;
async function write(parts: Record<string, string | Buffer>, deflate = true): Promise<string> {
  const path = join(folder, `${++files}.zip`);
  const zip = await ZipWriter.open(path);
  for (const [name, content] of Object.entries(parts)) await zip.add(name, [content], { deflate });
  await zip.close();
  return path;
}
async function read(path: string): Promise<Record<string, string>> {
  const zip = await ZipReader.open(path);
  const parts: Record<string, string> = {};
  try {
    for (const name of zip.entries.keys()) {
      const chunks: Buffer[] = [];
      for await (const chunk of zip.read(name)) chunks.push(chunk);
      parts[name] = Buffer.concat(chunks).toString();
    }
  } finally {
    await zip.close();
  }
  return parts;
}
const parts = { 'año/ñ.txt': 'Hola', 'vacío.txt': '', 'largo.txt': 'línea con 𝄞\n'.repeat(80_000) };

describe('a ZIP file', () => {
  it.each([true, false])('reads back as it was written, packed: %s', async (deflate) => {
    expect(await read(await write(parts, deflate))).toEqual(parts);
  });

  it('is read by others', async () => {
    const path = await write(parts);
    const opened = unzipSync(readFileSync(path));
    expect(
      Object.fromEntries(Object.entries(opened).map(([name, bytes]) => [name, Buffer.from(bytes).toString()])),
    ).toEqual(parts);
    const python =
      'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(len(z.namelist()))';
    if (existsSync('/usr/bin/python3'))
      expect(execFileSync('/usr/bin/python3', ['-c', python, path]).toString().trim()).toBe('3');
  });

  it('is its owner’s alone, and is not there before it is whole', async () => {
    const path = join(folder, 'a-medias.zip');
    const zip = await ZipWriter.open(path);
    await zip.add('a', ['a']);
    expect(existsSync(path)).toBe(false);
    await zip.close();
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });
});

describe('a ZIP file that lies', () => {
  /** The file with some bytes of the directory's line of its first entry changed. */
  async function tampered(change: (line: Buffer, all: Buffer) => void, content = parts): Promise<string> {
    const path = await write(content);
    const bytes = readFileSync(path);
    change(bytes.subarray(bytes.indexOf(Buffer.from('PK\x01\x02', 'latin1'))), bytes);
    writeFileSync(path, bytes);
    return path;
  }
  const sizesAt = (line: Buffer) => 46 + line.readUInt16LE(28) + 4;

  it.each<[string, (line: Buffer, all: Buffer) => void, RegExp]>([
    ['is a link', (line) => line.writeUInt32LE((0o120777 << 16) >>> 0, 38), /enlace/],
    ['is encrypted', (line) => line.writeUInt16LE(0x0801, 8), /cifrado/],
    ['is packed in an unknown way', (line) => line.writeUInt16LE(99, 10), /no se conoce/],
    ['is longer than it says', (line) => line.writeBigUInt64LE(2n, sizesAt(line)), /más largo/],
    ['is shorter than it says', (line) => line.writeBigUInt64LE(9n, sizesAt(line)), /dañado/],
    ['reaches into another', (line) => line.writeBigUInt64LE(500n, sizesAt(line) + 8), /comparte|se sale/],
    ['lies elsewhere', (line) => line.writeBigUInt64LE(9_000_000n, sizesAt(line) + 16), /dañado/],
    ['has another checksum', (line) => line.writeUInt32LE(7, 16), /dañado/],
    ['has two names', (_, all) => all.write('otro', 30), /dos maneras/],
  ])('because an entry %s', async (_, change, message) => {
    await expect(tampered(change).then(read)).rejects.toThrow(message);
  });

  it('or that is none', async () => {
    const path = join(folder, 'no.zip');
    for (const content of ['', 'PK', 'x'.repeat(100_000)]) {
      writeFileSync(path, content);
      await expect(read(path)).rejects.toThrow('no es un ZIP');
    }
  });
});
