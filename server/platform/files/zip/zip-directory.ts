/** The directory at the end of a ZIP file, in its old form and its 64-bit one. */
import type { FileHandle } from 'node:fs/promises';
import { archiveWords } from './words.ts';
import { ZipError } from './zip-error.ts';
import { elsewhere16, elsewhere32, methods, signatures, type ZipEntry } from './zip-layout.ts';

/** In bytes; a journal of 10,000 works has some 10 MB. */
const largestDirectory = 256 * 1024 * 1024;
const { whole } = archiveWords;
const symbolicLink = 0o120000;

interface Directory {
  bytes: Buffer;
  entries: number;
  offset: number;
}

/** Finds and reads it. Throws ZipError. */
export async function findDirectory(handle: FileHandle, size: number): Promise<Directory> {
  const tail = await readAt(handle, Math.max(0, size - 66_000), Math.min(size, 66_000));
  const end = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || end + 22 > tail.length) throw new ZipError(whole, archiveWords.noZip);
  let entries = tail.readUInt16LE(end + 10);
  let length = tail.readUInt32LE(end + 12);
  let offset = tail.readUInt32LE(end + 16);
  if (entries === elsewhere16 || length === elsewhere32 || offset === elsewhere32) {
    const locator = end - 20;
    if (locator < 0 || tail.readUInt32LE(locator) !== signatures.locator64)
      throw new ZipError(whole, archiveWords.damaged);
    const record = await readAt(handle, numberAt(tail, locator + 8), 56);
    if (record.length < 56 || record.readUInt32LE(0) !== signatures.end64)
      throw new ZipError(whole, archiveWords.damaged);
    [entries, length, offset] = [numberAt(record, 32), numberAt(record, 40), numberAt(record, 48)];
  }
  if (length > largestDirectory || offset + length > size) throw new ZipError(whole, archiveWords.impossibleDirectory);
  return { bytes: await readAt(handle, offset, length), entries, offset };
}

/** Its lines, folders left out. Throws ZipError for what is not a plain file that can be read. */
export function readDirectory(bytes: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== signatures.central)
      throw new ZipError(whole, archiveWords.damagedDirectory);
    const [named, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field));
    const start = at + 46;
    const name = bytes.toString('utf8', start, start + (named ?? 0));
    const extraStart = start + (named ?? 0);
    const entry = readLine(bytes, at, name, bytes.subarray(extraStart, extraStart + (extra ?? 0)));
    at = extraStart + (extra ?? 0) + (comment ?? 0);
    if (at > bytes.length) throw new ZipError(whole, archiveWords.damagedDirectory);
    if (!name.endsWith('/')) entries.push(entry);
  }
  return entries;
}

function readLine(bytes: Buffer, at: number, name: string, extra: Buffer): ZipEntry {
  const flags = bytes.readUInt16LE(at + 8);
  const method = bytes.readUInt16LE(at + 10);
  const mode = bytes.readUInt32LE(at + 38) >>> 16;
  if (flags & 1) throw new ZipError(name, archiveWords.encrypted);
  if (method !== methods.stored && method !== methods.deflated) throw new ZipError(name, archiveWords.unknownMethod);
  if ((mode & 0o170000) === symbolicLink) throw new ZipError(name, archiveWords.link);
  const large = largeNumbers(extra);
  const read = (field: number) => {
    const number = bytes.readUInt32LE(at + field);
    if (number !== elsewhere32) return number;
    const next = large.shift();
    if (next === undefined) throw new ZipError(name, archiveWords.noSize);
    return next;
  };
  // In this order they stand in the 64-bit field.
  const [unpacked, packed, offset] = [read(24), read(20), read(42)];
  if (method === methods.stored && packed !== unpacked) throw new ZipError(name, archiveWords.wrongSize);
  return { name, method, crc: bytes.readUInt32LE(at + 16), packed, bytes: unpacked, offset };
}

/** The numbers of the 64-bit extra field, header id 1; none where there is none. */
function largeNumbers(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    const field = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
    return Array.from({ length: Math.floor(field.length / 8) }, (_, index) => numberAt(field, 8 * index));
  }
  return [];
}

function numberAt(bytes: Buffer, at: number): number {
  const number = Number(bytes.readBigUInt64LE(at));
  if (!Number.isSafeInteger(number)) throw new ZipError(whole, archiveWords.impossiblePlace);
  return number;
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await handle.read({ buffer: Buffer.alloc(length), position });
  return buffer.subarray(0, bytesRead);
}
