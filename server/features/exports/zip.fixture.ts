/** ZIP archives for tests. */
import { inflateRawSync } from 'node:zlib';

/** The text of each entry, found by the central directory (PKWARE APPNOTE 4.3.12). */
export function entriesOf(archive: Buffer): string[] {
  const end = archive.lastIndexOf('PK\u0005\u0006');
  const count = archive.readUInt16LE(end + 10);
  const texts: string[] = [];
  for (let at = archive.readUInt32LE(end + 16), left = count; left > 0; left -= 1) {
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = archive.subarray(start, start + size);
    texts.push((method === 0 ? content : inflateRawSync(content)).toString('utf8'));
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return texts;
}
