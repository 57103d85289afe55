/**
 * Requests of which not even the headers can be read: too many cookies or a very long address (Node reads 16 kB of them), or what is
 * no HTTP. No route, hook or language is known yet: what is answered is written onto the connection, in both languages.
 */
import type { Socket } from 'node:net';
import { refuse } from '#contract/refuse.ts';
import { log } from '../log/log.ts';

/** How long a sender may take to read the answer. */
const patienceMs = 2000;

/** Answers, says so in the log by what went wrong alone, and closes the connection: what follows on it cannot be told apart. */
export function answerUnread(error: NodeJS.ErrnoException, socket: Socket): void {
  // The other side has gone, or is told already: each piece that it goes on sending is an error of its own.
  if (error.code === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return;
  // Nobody waits for it: a connection on which nothing came.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' || !socket.writable) return void socket.destroy();
  const isTooLong = error.code === 'HPE_HEADER_OVERFLOW';
  const refusal = refuse(isTooLong ? 'cabeceras_demasiado_grandes' : 'peticion_ilegible');
  const { status } = refusal.problem;
  log.info({ code: error.code, status }, 'a request that cannot be read');
  const body = JSON.stringify({
    ...refusal.in('es'),
    message: both(refusal, 'message'),
    detail: both(refusal, 'detail'),
  });
  // Closed at once, what is still coming in would take the answer with it (RST); who never stops sending is not waited for.
  setTimeout(() => socket.destroy(), patienceMs).unref();
  socket.end(
    [
      `HTTP/1.1 ${status} ${isTooLong ? 'Request Header Fields Too Large' : 'Bad Request'}`,
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

const both = (refusal: ReturnType<typeof refuse>, field: 'message' | 'detail') =>
  `${refusal.in('es')[field]} ${refusal.in('en')[field]}`;
