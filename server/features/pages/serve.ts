/**
 * Pages. A public page arrives as complete HTML, rendered as a guest sees it and kept until something is published,
 * changed or set; every other address gets the empty page that the client fills.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Client, createClient, type Transport } from '#contract/client.ts';
import { onCatalogueChange, onPageChange } from '#server/events.ts';
import { refuse } from '#server/platform/http/problem.ts';
import { Kept } from '#server/platform/kept.ts';
import { settingsChannel } from '#server/platform/settings-store.ts';
import type { Services } from '#server/services.ts';
import { failurePage } from './failure-page.ts';
import { originOf } from './origin.ts';
import { serveTemplates } from './templates.ts';

export interface Pages {
  /** A rendered page, or the empty one that the client fills, as a whole document; or where to go instead. */
  render: (asked: { url: string; client: Client; origin: string }) => Promise<Answer>;
  /** The built client's files; absent while developing, when `middleware` serves them. */
  folder?: string;
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close?: () => Promise<void>;
  /** `sha256-…` of the one inline script, which sets the theme before the first paint. */
  inlineScriptHash?: string;
}

export type Answer = { status: number; body: string } | { status: number; location: string };

/** Of all kept pages together. */
const mostCharacters = 32_000_000;

/** Serves the client's files, and every other address of the site as a page. */
export async function servePages(
  app: FastifyInstance,
  services: Services,
  transport: Transport,
  pages: Pages,
): Promise<void> {
  await serveTemplates(app);
  await serveClient(app, pages);
  const client = createClient(transport);
  const kept = new Kept<Answer>(mostCharacters, (answer) => ('body' in answer ? answer.body.length : 100));
  const forget = () => kept.forget();
  await onCatalogueChange(services.database, forget);
  await onPageChange(services.database, forget);
  await services.database.listen(settingsChannel, forget);

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (request.url.startsWith('/api/')) return reply.callNotFound();
    const origin = originOf(services.env, request);
    // '//host/path' would be read as an address of that host, and a host may be no host at all.
    if (/^\/[/\\]/.test(request.url) || !URL.canParse(origin)) throw refuse('no_encontrado');
    const make = () => rendered(pages, { url: request.url, client, origin });
    try {
      // While developing, each page is that of the sources as they are now.
      return send(await (pages.folder ? kept.get(`${origin} ${request.url}`, make) : make()), reply);
    } catch (error) {
      return sendFailure(error, request, reply);
    }
  });
}

/** A page about a failure is thrown, so that it is not kept for those who come later. */
async function rendered(pages: Pages, asked: Parameters<Pages['render']>[0]): Promise<Answer> {
  const answer = await pages.render(asked);
  if (answer.status >= 500) throw new Error(`The page answered ${answer.status}`);
  return answer;
}

function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  request.log.error({ err: error }, 'page failed');
  const acceptLanguage = request.headers['accept-language'];
  const body = failurePage({ url: request.url, acceptLanguage, reference: request.id });
  return send({ status: 500, body }, reply);
}

function send(answer: Answer, reply: FastifyReply) {
  if ('location' in answer) return reply.redirect(answer.location, answer.status);
  return reply
    .status(answer.status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(answer.body);
}

async function serveClient(app: FastifyInstance, { folder, middleware, close }: Pages): Promise<void> {
  if (middleware) app.addHook('onRequest', (request, reply, next) => middleware(request.raw, reply.raw, next));
  if (close) app.addHook('onClose', close);
  if (!folder) return;
  await app.register(serveStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
  });
  // What lies beside: the icon and its like, by the names that stand there now.
  await app.register(serveStatic, {
    root: folder,
    prefix: '/',
    wildcard: false,
    index: false,
    decorateReply: false,
    globIgnore: ['assets/**', 'plantillas/**', '.vite/**', '**/*.br', '**/*.gz'],
  });
}
