/**
 * POST /api/mail-returns: where a mail provider, or a program that reads the mailbox of returns, tells of mails that came back
 * (docs/returned-mail.md). Only who has MAIL_RETURNS_SECRET is answered; for all others there is nothing here.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { usualBody } from '#contract/call.ts';
import { refuse } from '#contract/refuse.ts';
import { returnKinds } from '#contract/vocabulary.ts';
import { bearerToken } from '#server/platform/http/bearer.ts';
import { uploadedBytes } from '#server/platform/http/upload.ts';
import { longestReport } from '#server/platform/mail/read-report.ts';
import type { Services } from '#server/platform/services.ts';
import { mailNamed, type Told, takeReturn, toldByMail } from './take-report.ts';

/** A minute and network: a provider tells of a day's returns at once. */
const limited = { rateLimit: { max: 120, timeWindow: '1 minute' } };
/** Returns in one message, and letters of what is said of one. */
const mostReturns = 100;
const mostLetters = 2_000;

const returnsSchema = z.object({
  devoluciones: z
    .array(
      z.object({
        /** The `Message-ID` of the mail, or an address or text that holds its token. */
        correo: z.string().max(mostLetters),
        clase: z.enum(returnKinds),
        palabras: z.string().max(mostLetters).default(''),
      }),
    )
    .max(mostReturns),
});

export async function serveReturns(app: FastifyInstance, services: Services): Promise<void> {
  const { MAIL_RETURNS_SECRET: secret } = services.env;
  if (secret === undefined) return;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(['application/json', 'message/rfc822'], (request, _, done) => {
      readBody(request).then(
        (bytes) => done(null, bytes),
        (error: Error) => done(error, undefined),
      );
    });
    // Before a byte of its body is read, and after it was counted: who guesses is slowed. A signature is of the body.
    scope.addHook('preParsing', async (request, _reply, payload) => {
      if (!isBearer(request, secret) && signatureOf(request) === undefined) throw refuse('no_encontrado');
      return payload;
    });
    scope.post(
      '/api/mail-returns',
      { config: { ...limited, body: { ...usualBody, bytes: longestReport } }, schema: { hide: true } },
      async (request, reply) => {
        const body = z.instanceof(Buffer).parse(request.body ?? Buffer.alloc(0));
        if (!isBearer(request, secret) && !isSigned(request, body, secret)) throw refuse('no_encontrado');
        const isMail = /^message\/rfc822\b/i.test(request.headers['content-type'] ?? '');
        const text = body.toString('utf8');
        const told = isMail ? [toldByMail(services, text) ?? []].flat() : ofJson(services, text);
        for (const each of told) await takeReturn(services, each);
        return reply.status(204).header('cache-control', 'no-store').send();
      },
    );
  });
}

/** Throws `cuerpo_ilegible`: a program sends it, and what it may hold is in the manual. */
function ofJson(services: Services, text: string): Told[] {
  const { data } = returnsSchema.safeParse(jsonOf(text));
  if (!data) throw refuse('cuerpo_ilegible');
  return data.devoluciones.flatMap(({ correo, ...returned }) => {
    const correoId = mailNamed(services, correo);
    return correoId ? [{ correoId, ...returned }] : [];
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Told as any other body that is no JSON.
    throw refuse('cuerpo_ilegible');
  }
}

const digest = (words: string) => createHash('sha256').update(words).digest();

function isBearer(request: FastifyRequest, secret: string): boolean {
  const token = bearerToken(request);
  return token !== undefined && timingSafeEqual(digest(token), digest(secret));
}

/** `Pliego-Signature: sha256=…`: the HMAC of the body, in hexadecimal. */
const signatureOf = ({ headers }: FastifyRequest): Buffer | undefined => {
  const said = headers['pliego-signature'];
  const [, hex] = /^sha256=([\da-f]{64})$/i.exec(typeof said === 'string' ? said : '') ?? [];
  return hex === undefined ? undefined : Buffer.from(hex, 'hex');
};

function isSigned(request: FastifyRequest, body: Buffer, secret: string): boolean {
  const sent = signatureOf(request);
  return sent !== undefined && timingSafeEqual(sent, createHmac('sha256', secret).update(body).digest());
}

async function readBody(request: FastifyRequest): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of uploadedBytes(request, longestReport)) pieces.push(piece);
  return Buffer.concat(pieces);
}
