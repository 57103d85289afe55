/** JSON bodies, and no others: each held to what its call may be sent, while it comes in. */
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type BodySize, MB, usualBody } from '#contract/call.ts';
import { refuse } from '#contract/refuse.ts';
import { watchShape } from './body-shape.ts';
import { holdAtMost } from './held-bytes.ts';
import { uploadedBytes } from './upload.ts';

/** Of all bodies that are coming in. */
const hold = holdAtMost(128 * MB);

/**
 * Has JSON read. An empty body counts as none, for clients that declare JSON on every call (spec 000 §7). A body larger
 * than the call takes is refused before a byte is read where its length is announced, else as soon as it is too long.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  readAsJson(app, 'application/json');
}

/** Has bodies of another type that is JSON read as such, in this scope. */
export function readAsJson(app: FastifyInstance, type: string): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(type, (request, _, done) => {
    // No call is there to take it.
    if (request.is404) return done(null, undefined);
    read(request).then(
      (text) => (text === '' ? done(null, undefined) : parse(request, text, done)),
      (error: Error) => {
        discardRest(request.raw);
        done(error, undefined);
      },
    );
  });
}

/** Which body a route takes; those that are no calls take the usual one. */
const sizeFor = (request: FastifyRequest): BodySize => request.routeOptions.config.body ?? usualBody;

async function read(request: FastifyRequest): Promise<string> {
  const size = sizeFor(request);
  const { 'content-length': announced, 'content-encoding': encoding } = request.headers;
  if (encoding !== undefined && encoding !== 'identity') throw refuse('tipo_no_admitido');
  const held = hold(Math.min(Number(announced ?? 0), size.bytes));
  const watch = watchShape(size);
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of uploadedBytes(request, size.bytes)) {
      held.add(piece.length);
      watch(piece);
      pieces.push(piece);
    }
    const bytes = Buffer.concat(pieces);
    // JSON is UTF-8 (RFC 8259). Read all the same, a word of another encoding would be kept as 'Art�culo'.
    if (!isUtf8(bytes)) throw refuse('cuerpo_ilegible');
    return bytes.toString('utf8');
  } finally {
    held.release();
  }
}

/** How long whoever was refused may go on sending: hearing the answer needs a connection that is not cut meanwhile. */
const patienceMs = 30_000;

/** What still comes of a refused body is thrown away, unread; after a while with the connection. */
function discardRest(raw: IncomingMessage): void {
  if (raw.complete) return;
  const end = setTimeout(() => raw.destroy(), patienceMs).unref();
  raw.once('close', () => clearTimeout(end));
  raw.resume();
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a JSON body may hold here. */
    body?: BodySize;
  }
}
