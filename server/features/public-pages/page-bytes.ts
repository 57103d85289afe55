/**
 * A rendered page as it goes out: its bytes, compressed once for all who are sent them, and the mark by which a browser that
 * has them already is sent nothing.
 */
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowStyles, stylesOfHead } from '#server/platform/http/security.ts';

const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** In threads of their own: compressed where it is sent, a page would keep every other reader waiting. */
const compress: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) =>
    toBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  gzip: (plain) => toGzip(plain),
};

export class PageBytes {
  readonly plain: Buffer;
  readonly etag: string;
  /** By which its policy allows the styles in its head. */
  readonly #styles: readonly string[];
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(html: string | Buffer) {
    this.plain = typeof html === 'string' ? Buffer.from(html) : html;
    this.#styles = stylesOfHead(this.plain.toString('utf8', 0, Math.max(0, this.plain.indexOf('</head>')) + 7));
    // Weak: it is the same page in every encoding.
    this.etag = `W/"${hash('sha1', this.plain, 'base64url')}"`;
  }

  /** The page in an encoding, made when it is first asked for. */
  in(encoding: Encoding): Promise<Buffer> {
    const made = this.#compressed.get(encoding) ?? compress[encoding](this.plain);
    this.#compressed.set(encoding, made);
    return made;
  }

  /** Sends it in the encoding that the browser likes, or says that the browser has it. `vary`: on which headers else it depends. */
  async send(
    status: number,
    request: FastifyRequest,
    reply: FastifyReply,
    vary: readonly string[] = [],
  ): Promise<FastifyReply> {
    allowStyles(reply, this.#styles);
    reply.headers({ 'cache-control': 'no-cache', vary: [...vary, 'accept-encoding'].join(', ') });
    if (status === 200) {
      reply.header('etag', this.etag);
      if (hasAlready(request.headers['if-none-match'], this.etag)) return reply.status(304).send();
    }
    reply.status(status).type('text/html; charset=utf-8');
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (!encoding) return reply.send(this.plain);
    return reply.header('content-encoding', encoding).send(await this.in(encoding));
  }
}

/** Whether one of the marks that a browser names is this one. */
const hasAlready = (named: string | undefined, etag: string): boolean =>
  (named?.split(',') ?? []).some((each) => each.trim() === etag);

/** The best of ours that a browser takes; undefined where it takes none. */
export function encodingOf(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined;
  const weights = new Map(
    accepted.split(',').map((each) => {
      const [name = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((part) => part.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)];
    }),
  );
  return encodings.find((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
}
