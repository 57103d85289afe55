/** Files as answers of calls: what the browser is to keep, and under which name. */

import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Call, MovedFile, SentFile } from '#contract/call.ts';
import { withoutAccents } from '#contract/text.ts';
import { spooled } from '#server/platform/files/spool.ts';

/** Whether a handler's answer is the file that its call promises. */
export const isSentFile = (call: Call, answer: unknown): answer is SentFile =>
  call.file === true && typeof answer === 'object' && answer !== null && 'body' in answer;

/** Whether the file that the call promises is to be had elsewhere. */
export const isMovedFile = (call: Call, answer: unknown): answer is MovedFile =>
  call.file === true && typeof answer === 'object' && answer !== null && 'movedTo' in answer;

/**
 * Sends the file to be kept, not shown. A browser that opens it all the same runs nothing in it. What is written while it is read goes by a file,
 * and throws what `spooled` throws.
 */
export async function sendFile(reply: FastifyReply, { type, name, body }: SentFile) {
  const sent =
    body instanceof Uint8Array
      ? Buffer.from(body.buffer, body.byteOffset, body.byteLength)
      : // A stream as it is, so that it is closed where its reader is gone before it began.
        body instanceof Readable
        ? body
        : await spooled(body, { signal: whileOpen(reply) });
  return reply
    .type(type)
    .header('content-disposition', attachment(name))
    .header(
      'content-security-policy',
      "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; sandbox",
    )
    .send(sent);
}

/** Aborts where whoever asked has gone, or has all of their answer. */
export function whileOpen({ raw }: FastifyReply): AbortSignal {
  const over = new AbortController();
  if (raw.closed) over.abort();
  else raw.once('close', () => over.abort());
  return over.signal;
}

/** RFC 6266: the name in ASCII for old clients, and as it is (RFC 8187) for the others. */
export const attachment = (name: string): string => disposition('attachment', name);

/** The same of a file that a browser may show where it can. */
export const inline = (name: string): string => disposition('inline', name);

function disposition(kind: 'attachment' | 'inline', name: string): string {
  const ascii = withoutAccents(name).replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${whole}`;
}
