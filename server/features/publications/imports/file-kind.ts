/** What a file is, by its content alone: names and declared types are whatever the sender says. */
import { remark } from '#contract/remarks.ts';
import { unreadable } from './imported-text.ts';

export type FileKind = 'zip' | 'xml';

const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
/** The container of Word before 2007, and of documents with a password. */
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/** Throws UnreadableFile, saying what to send instead, where it is neither an archive, as a .docx is, nor XML. */
export function fileKind(bytes: Buffer): FileKind {
  if (bytes.length === 0) throw unreadable(remark('empty'));
  if (startsWith(bytes, zip)) return 'zip';
  if (startsWith(bytes, compound)) throw unreadable(remark('oldWord'));
  if (startsWith(bytes, Buffer.from('%PDF'))) throw unreadable(remark('pdf'));
  if (startsWith(bytes, Buffer.from('{\\rtf'))) throw unreadable(remark('rtf'));
  if (beginsAsXml(bytes)) return 'xml';
  throw unreadable(remark('otherFormat'));
}

const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start);

/** A '<' first, in whichever encoding. */
const beginsAsXml = (bytes: Buffer) =>
  /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</.test(bytes.toString('latin1', 0, 200).replaceAll('\0', ''));
