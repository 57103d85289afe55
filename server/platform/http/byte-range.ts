/** Requests for part of a file (RFC 9110 §14). */
import type { IncomingHttpHeaders } from 'node:http';
import type { ByteRange } from '#server/platform/files/file-store.ts';

type Headers = Pick<IncomingHttpHeaders, 'range'> & { 'if-range'?: string | undefined };

/**
 * The bytes asked for of a file of so many, of which `etag` is the strong tag; undefined for all of them: where no range is
 * asked for, or one that we need not know (several at once), or of what the file no longer is. `unsatisfiable` where no
 * byte of the file lies in it.
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
