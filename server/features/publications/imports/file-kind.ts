/** What a file is, by its content alone: names and declared types are whatever the sender says. */
import { remark } from '#contract/remarks.ts';
import { unreadable } from './imported-text.ts';

export type FileKind = 'docx' | 'xml';

const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
/** The container of Word before 2007, and of documents with a password. */
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/** Throws UnreadableFile, saying what to send instead, where it is neither a .docx nor XML. */
export function fileKind(bytes: Buffer): FileKind {
  if (bytes.length === 0) throw unreadable(remark('empty'));
  if (startsWith(bytes, zip)) return 'docx';
  if (startsWith(bytes, compound)) throw unreadable(remark('oldWord'));
  if (startsWith(bytes, Buffer.from('%PDF'))) throw unreadable(remark('pdf'));
  if (startsWith(bytes, Buffer.from('{\\rtf'))) throw unreadable(remark('rtf'));
  if (/^\s*</.test(decodeXml(bytes.subarray(0, 200)))) return 'xml';
  throw unreadable(remark('otherFormat'));
}

const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start);

/** The text of an XML file by its byte order mark or its declaration; UTF-8 where neither says. */
export function decodeXml(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded(bytes, 'utf-16be');
  const declared = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(bytes.toString('latin1', 0, 200))?.[1];
  return decoded(bytes, /^utf-?16/i.test(declared ?? '') ? 'utf-8' : (declared ?? 'utf-8'));
}

function decoded(bytes: Buffer, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch (cause) {
    throw unreadable(remark('encoding'), { cause });
  }
}
