/**
 * The container of .docx and .pptx files (ZIP, PKWARE APPNOTE 6.3). The libraries stamp each part with the present
 * time; written here, the same parts give the same bytes.
 */
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

/** Names of parts and their contents, in the archive's order. */
export type Parts = Map<string, Buffer>;

const localHeader = 0x04034b50;
const centralHeader = 0x02014b50;
const end = 0x06054b50;
const deflated = 8;
const utf8Names = 0x800;
/** 1 January 1980, the first day that the format knows. */
const firstDay = 0x21;

/** The parts of an archive; throws where it is none, or where a part is packed otherwise than by deflate. */
export function readZip(bytes: Buffer): Parts {
  const tail = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (tail < 0) throw new Error('Not a ZIP archive');
  const parts: Parts = new Map();
  let at = bytes.readUInt32LE(tail + 16);
  for (let left = bytes.readUInt16LE(tail + 10); left > 0; left--) {
    const method = bytes.readUInt16LE(at + 10);
    const size = bytes.readUInt32LE(at + 20);
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + size);
    if (method !== 0 && method !== deflated) throw new Error(`Unknown compression ${method} of ${name}`);
    if (!name.endsWith('/')) parts.set(name, method === 0 ? Buffer.from(packed) : inflateRawSync(packed));
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
}

/** An archive of the parts in their order, without any date. */
export function writeZip(parts: Parts): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of parts) {
    const nameBytes = Buffer.from(name);
    const packed = deflateRawSync(content, { level: 9 });
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(utf8Names, 2);
    about.writeUInt16LE(deflated, 4);
    about.writeUInt16LE(firstDay, 8);
    about.writeUInt32LE(crc32(content), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(content.length, 18);
    about.writeUInt16LE(nameBytes.length, 22);
    const where = Buffer.alloc(14);
    where.writeUInt32LE(offset, 10);
    const file = Buffer.concat([word(localHeader), about, nameBytes, packed]);
    directory.push(Buffer.concat([word(centralHeader), half(20), about, where, nameBytes]));
    files.push(file);
    offset += file.length;
  }
  const listed = Buffer.concat(directory);
  const summary = Buffer.alloc(18);
  summary.writeUInt16LE(parts.size, 4);
  summary.writeUInt16LE(parts.size, 6);
  summary.writeUInt32LE(listed.length, 8);
  summary.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, listed, word(end), summary]);
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function half(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
