/** Where files lie: a folder on disk (disk-store.ts) or an S3-compatible service (s3-store.ts), which keep the same promises. */
import type { Readable } from 'node:stream';

/** Bytes `from` to `to`, both included, as in HTTP (RFC 9110 §14.1.2). */
export interface ByteRange {
  from: number;
  to: number;
}

export interface StoredFile {
  bytes: number;
  /** The file, or a range that lies in it. What goes wrong while it is read is the stream's error. */
  stream: (range?: ByteRange) => Readable;
}

export interface ListedFile {
  name: string;
  modified: Date;
}

export interface FileStore {
  /**
   * Stores the content as it comes. A file of that name is replaced at once when all of the content is there, and never
   * before: where the content ends in an error nothing is left of it, and `put` throws that error.
   */
  put: (name: string, content: Uint8Array | string | AsyncIterable<Uint8Array>) => Promise<void>;
  /** The file, or undefined where there is none of that name. */
  get: (name: string) => Promise<StoredFile | undefined>;
  /** Takes the file away; one that is not there is fine. */
  remove: (name: string) => Promise<void>;
  /** The files whose names begin so, in no order. */
  list: (prefix: string) => AsyncIterable<ListedFile>;
  /** Takes away what was begun before then and never finished: its process died. */
  removeUnfinished: (before: Date) => Promise<void>;
}

/** Takes away every file whose name begins so. */
export async function removeAll(files: Pick<FileStore, 'list' | 'remove'>, prefix: string): Promise<void> {
  for await (const { name } of files.list(prefix)) await files.remove(name);
}
