/**
 * The parts of Office files (ZIP, PKWARE APPNOTE 6.3). They are unpacked one by one and never beyond a limit: what an archive
 * says of its own sizes is not believed. (fflate, which packs, believes it when it unpacks.)
 */

import { inflateRawSync } from 'node:zlib';
import { type ZippableFile, zipSync } from 'fflate';
import { remark } from '#contract/remarks.ts';
import { DocxError } from './read/docx-error.ts';

export interface Archive {
  names: readonly string[];
  has: (name: string) => boolean;
  /** Throws DocxError where the part is missing, broken or too large. */
  read: (name: string) => Buffer;
}

const mostParts = 5_000;
/** Of one part unpacked, and of all that are read, in bytes. */
const largestPart = 40 * 1024 * 1024;
const largestWhole = 200 * 1024 * 1024;

const directoryEnd = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const centralHeader = 0x02014b50;
const localHeader = 0x04034b50;
const stored = 0;
const deflated = 8;
const encrypted = 1;

const broken = (cause?: unknown) => new DocxError(remark('damaged'), { cause });
const tooLarge = () => new DocxError(remark('unpackedTooLarge'));

interface Part {
  method: number;
  /** Bytes as packed. */
  size: number;
  local: number;
}

/** Throws DocxError where the bytes are no archive. */
export function openArchive(bytes: Buffer): Archive {
  const parts = guarded(() => readDirectory(bytes));
  let unpacked = 0;
  return {
    names: [...parts.keys()],
    has: (name) => parts.has(name),
    read: (name) => {
      const part = parts.get(name);
      if (!part) throw broken();
      const content = guarded(() => unpack(bytes, part));
      unpacked += content.length;
      if (unpacked > largestWhole) throw tooLarge();
      return content;
    },
  };
}

function readDirectory(bytes: Buffer): Map<string, Part> {
  const end = bytes.lastIndexOf(directoryEnd);
  const count = end < 0 ? 0 : bytes.readUInt16LE(end + 10);
  if (count === 0) throw broken();
  if (count > mostParts) throw new DocxError(remark('tooManyParts'));
  const parts = new Map<string, Part>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = count; left > 0; left--) {
    if (bytes.readUInt32LE(at) !== centralHeader) throw broken();
    if (bytes.readUInt16LE(at + 8) & encrypted) throw new DocxError(remark('password'));
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    parts.set(bytes.toString('utf8', at + 46, nameEnd), {
      method: bytes.readUInt16LE(at + 10),
      size: bytes.readUInt32LE(at + 20),
      local: bytes.readUInt32LE(at + 42),
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
}

function unpack(bytes: Buffer, { method, size, local }: Part): Buffer {
  if (bytes.readUInt32LE(local) !== localHeader) throw broken();
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const packed = bytes.subarray(start, start + size);
  if (method === stored) return packed;
  if (method !== deflated) throw broken();
  return inflateRawSync(packed, { maxOutputLength: largestPart });
}

/** Gives what reading gives; reading past the end, or what is not packed as it says, is a broken file. */
function guarded<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof DocxError) throw error;
    throw error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
      ? tooLarge()
      : broken(error);
  }
}

/** The first day that the format knows, at noon, so that it is that day wherever the machine is. */
const firstDay = new Date(1980, 0, 1, 12);

/**
 * An archive of the parts in their order, without any date: the same parts give the same bytes. OpenDocument wants its part
 * `mimetype` as it is, so that programs know the file by it.
 */
export function packArchive(parts: Iterable<readonly [string, Uint8Array]>): Buffer {
  const entries = [...parts].map(([name, content]): [string, ZippableFile] => [
    name,
    [content, { level: name === 'mimetype' ? 0 : 9 }],
  ]);
  return Buffer.from(zipSync(Object.fromEntries(entries), { mtime: firstDay }));
}
