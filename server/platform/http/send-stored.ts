/** Files sent as they lie: whole, in ranges, or not at all where the reader has them already (RFC 9110 §13, §14). */
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { StoredFile } from '#server/platform/files/file-store.ts';
import { askedRange } from './byte-range.ts';

export interface Sent {
  file: StoredFile;
  /** Media type, with its charset where it is text. */
  type: string;
  /** In its quotation marks; of one that is weak no parts are sent (RFC 9110 §8.8.1). */
  etag: string;
  /** When it changed last. */
  changed?: Date;
}

/** For answers whose size and ranges are those of the file as it is. `compress` would change both. */
export const storedRoute = {
  method: ['GET', 'HEAD'],
  compress: false,
  schema: { hide: true },
} satisfies Partial<RouteOptions>;

/** Answers with the file, its range or 304; other headers are the caller's. Whatever opens it runs nothing in it. */
export function sendStored(request: FastifyRequest, reply: FastifyReply, { file, type, etag, changed }: Sent) {
  const { method, headers } = request;
  const hasParts = !etag.startsWith('W/');
  reply
    .header('etag', etag)
    .header('accept-ranges', hasParts ? 'bytes' : 'none')
    .header('content-security-policy', policyOf(type));
  if (changed) reply.header('last-modified', changed.toUTCString());
  if (isKept(headers, etag, changed)) return reply.status(304).send();
  reply.type(type);
  const range = method === 'GET' && hasParts ? askedRange(headers, file.bytes, etag) : undefined;
  if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${file.bytes}`).send();
  if (range) reply.status(206).header('content-range', `bytes ${range.from}-${range.to}/${file.bytes}`);
  reply.header('content-length', range ? range.to - range.from + 1 : file.bytes);
  return reply.send(method === 'HEAD' ? undefined : file.stream(range));
}

/** Bytes that are in memory, as a file of the store. */
export const inMemory = (bytes: Uint8Array): StoredFile => ({
  bytes: bytes.length,
  stream: (range) => Readable.from([Buffer.from(range ? bytes.subarray(range.from, range.to + 1) : bytes)]),
});

/** A media type as a header, with the charset of our texts. */
export const withCharset = (type: string): string =>
  type.startsWith('text/') && !type.includes('charset') ? `${type}; charset=utf-8` : type;

/** Browsers refuse to show a PDF inside a sandbox; it runs nothing of ours. */
const policyOf = (type: string) =>
  type === 'application/pdf'
    ? "frame-ancestors 'self'"
    : "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; sandbox";

const strong = (tag: string) => tag.replace(/^W\//, '');

/** Whether the reader's copy is still what stands here. By its date only where the reader has no tag (RFC 9110 §13.2.2). */
export function isKept(headers: FastifyRequest['headers'], etag: string, changed: Date | undefined): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags === '*' || tags.split(',').some((tag) => strong(tag.trim()) === strong(etag));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return changed !== undefined && Math.floor(changed.getTime() / 1000) * 1000 <= since;
}
