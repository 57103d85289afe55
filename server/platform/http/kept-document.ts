/** A long document that stays as it is while the process runs: written and packed once, and not sent again to who has it. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { isKept } from './send-stored.ts';

/** The shortest first. */
const codings = ['br', 'gzip', 'identity'] as const;
type Coding = (typeof codings)[number];

/** Above what answers are packed with as they go: this is done once. */
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
const pack: Record<Coding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, brotliOptions),
  gzip: (text) => promisify(gzip)(text, { level: 9 }),
  identity: async (text) => text,
};

/** Answers with the document that `write` gives, asked once; in the coding that is taken (RFC 9110 §12.5.3), or 304. */
export function keptDocument(
  type: string,
  write: () => string,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  let text: Buffer | undefined;
  let etag = '';
  const packed = new Map<Coding, Promise<Buffer>>();
  return async (request, reply) => {
    if (text === undefined) {
      text = Buffer.from(write());
      // One of all codings: weak.
      etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
    }
    reply.headers({ etag, 'cache-control': 'public, no-cache', vary: 'accept-encoding' });
    if (isKept(request.headers, etag, undefined)) return reply.status(304).send();
    const taken = new Negotiator(request).encodings([...codings]);
    const coding = codings.find((each) => taken.includes(each)) ?? 'identity';
    const ready = packed.get(coding) ?? pack[coding](text);
    packed.set(coding, ready);
    if (coding !== 'identity') reply.header('content-encoding', coding);
    return reply.type(type).send(await ready);
  };
}
