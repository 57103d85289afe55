/** Requests for part of a file (RFC 9110 §14). */
import type { IncomingHttpHeaders } from 'node:http';
import type { ByteRange } from '#server/platform/files/file-store.ts';

type Headers = Pick<IncomingHttpHeaders, 'range'> & { 'if-range'?: string | undefined };

/**
 * The bytes that a request asks for of a file of this many bytes, whose strong tag is `etag`. Undefined means the whole
 * file: no range was asked for, or several at once, which we need not support, or a range of an earlier file.
 * `unsatisfiable` where no byte of the file lies in the range.
 */
export function askedRange(headers: Headers, bytes: number, etag: string): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return undefined;
  const ifRange = headers['if-range'];
  if (ifRange !== undefined && ifRange !== etag) return undefined;
  const last = bytes - 1;
  const range =
    from === ''
      ? { from: Math.max(0, bytes - Number(to)), to: last }
      : { from: Number(from), to: to === '' ? last : Math.min(Number(to), last) };
  if (to !== '' && from !== '' && Number(to) < Number(from)) return undefined;
  return range.from > range.to ? 'unsatisfiable' : range;
}
