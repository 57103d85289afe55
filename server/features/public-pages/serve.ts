/**
 * Pages. A public page arrives as complete HTML, rendered as a guest sees it and kept until something is published,
 * changed or set; every other address gets the empty page that the client fills.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Client, createClient, type Transport } from '#contract/client.ts';
import type { House } from '#contract/entities/house.ts';
import { disciplinesPage, journalsPage, notificationsAddress, workPage } from '#contract/public-addresses.ts';
import { refuse } from '#contract/refuse.ts';
import { hourMs } from '#contract/time.ts';
import { onAccountChange, onCatalogueChange, onPageChange, onProcessChange } from '#server/events/events.ts';
import { Cache } from '#server/platform/cache/cache.ts';
import { asOnePage } from '#server/platform/cache/once-a-page.ts';
import { languageOf } from '#server/platform/http/language.ts';
import { originOf } from '#server/platform/http/origin.ts';
import { isRefusedByService } from '#server/platform/refusing-service.ts';
import type { Services } from '#server/platform/services.ts';
import { settingsChannel } from '#server/platform/settings-store.ts';
import { FailedHouses } from './failed-house.ts';
import { type FailureKind, failurePage } from './failure-page.ts';
import { serveLockss } from './lockss.ts';
import { askedInstead, isNegotiated, sendInstead, serveLinksets } from './negotiate.ts';
import { openOwnHosts } from './own-hosts.ts';
import { PageBytes } from './page-bytes.ts';
import { linkHeader, type Said } from './page-said.ts';
import { serveTemplates } from './templates.ts';

interface PageAsked {
  url: string;
  client: Client;
  origin: string;
  /** The key of the journal at whose own name it was asked for. */
  house?: string | undefined;
  /** In whose house a page of what is not there is; undefined: in the platform's. */
  houseOfMissing: (pathname: string) => Promise<House | undefined>;
}

export interface Pages {
  /**
   * The one way in which an address is written, without what its page is not made from; absent: each as it was asked
   * for.
   */
  addressOf?: (url: string) => string;
  /** A rendered page, or the empty one that the client fills, as a whole document; or where to go instead. */
  render: (asked: PageAsked) => Promise<Answer>;
  /** The built client's files; absent while developing, when `middleware` serves them. */
  folder?: string;
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close?: () => Promise<void>;
  /** Which build the client's files are; absent while developing. */
  build?: string;
  /** `sha256-…` of each inline script: what sets the theme before the first paint, and what draws the shell. */
  inlineScriptHashes?: readonly string[];
}

/** `lacksParts`: a call failed whose answer the page can stand without, but not for long. `said`: what it says of a work to programs. */
export type Answer =
  | {
      status: number;
      body: string | Buffer;
      lacksParts?: boolean;
      said?: Said | undefined;
      /** The key of the journal in whose house it is, where that is not the platform's. */
      house?: string | undefined;
    }
  | { status: number; location: string };

/** As it is kept. */
type Made =
  | { status: number; page: PageBytes; lacksParts?: boolean; said?: Said | undefined; house?: string | undefined }
  | { status: number; location: string };

/** Of all kept pages together; compressed beside it each takes a fifth more. */
const mostBytes = 32_000_000;

const kindsByStatus: Readonly<Record<number, FailureKind>> = {
  401: 'refused',
  403: 'refused',
  404: 'missing',
  410: 'missing',
  503: 'notReady',
};

/** Serves the client's files, and every other address of the site as a page. */
export async function servePages(
  app: FastifyInstance,
  services: Services,
  transport: (site: string) => Transport,
  pages: Pages,
): Promise<void> {
  const houses = new FailedHouses(services);
  app.decorate('problemPage', async (error, request) => {
    const language = languageOf(request);
    const { status } = error.problem;
    return failurePage({
      kind: kindsByStatus[status] ?? 'failed',
      url: request.url,
      language,
      reference: request.id,
      journal: await houses.of(request, status === 429 || status === 503),
      ...(status !== 404 && status !== 500 && status !== 503 && { said: error.in(language).message }),
    });
  });
  await serveTemplates(app);
  await serveClient(app, pages);
  const kept = new Cache<Made>(
    mostBytes,
    (made) => ('page' in made ? made.page.plain.length : 100),
    // There is no end of addresses where nothing is: kept, they would push out the pages that are read.
    (made) => made.status !== 404 && !('lacksParts' in made && made.lacksParts),
  );
  const forget = () => kept.forget();
  await onCatalogueChange(services.database, (workId) =>
    workId === undefined ? kept.forget() : kept.renew((address, made) => mustShow(workId, address, made)),
  );
  await onProcessChange(services.database, (workId) =>
    kept.renew((address) => address.includes(workId === undefined ? '/proceso' : workPage(workId))),
  );
  await onAccountChange(services.database, forget);
  await onPageChange(services.database, forget);
  await services.database.subscribe(settingsChannel, forget);

  const placeOf = await openOwnHosts(services);
  const clientOf = lastMade((origin) => createClient(transport(origin)));
  type Place = Exclude<Awaited<ReturnType<typeof placeOf>>, { movedTo: string }>;
  const made = ({ site: origin, clave: house }: Place, address: string): Promise<Made> => {
    const url = pages.addressOf?.(address) ?? address;
    const houseOfMissing = (pathname: string) => houses.ofMissing(pathname, house);
    const asked = { url, client: clientOf(origin), origin, house, houseOfMissing };
    const make = () => asOnePage(() => rendered(pages, asked));
    // While developing, each page is that of the sources as they are now.
    return pages.folder ? kept.get(`${origin} ${url}${halfDayOf(url)}`, make) : make();
  };
  const said = async (place: Place, address: string) => {
    const page = await made(place, address);
    return 'said' in page ? page.said : undefined;
  };
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.url.startsWith('/api/')) return reply.callNotFound();
    // '//host/path' would be read as an address of that host.
    if (/^\/[/\\]/.test(request.url)) throw refuse('no_encontrado');
    const place = await placeOf(request);
    if ('movedTo' in place) return reply.header('cache-control', 'no-cache').redirect(place.movedTo, 301);
    const instead = askedInstead(request);
    if (instead) return sendInstead(services, reply, { ...instead, site: place.site }, () => said(place, request.url));
    try {
      const found = await made(place, request.url);
      if ('page' in found && found.status === 200) houses.shown(request.url, found.house);
      return await send(found, request, reply, inboxLink(services, request));
    } catch (error) {
      return sendFailure(error, houses, request, reply);
    }
  };
  app.get('/*', { schema: { hide: true } }, page);
  serveLinksets(app, services, async (request, address) => {
    const place = await placeOf(request);
    return 'movedTo' in place ? place : said(place, address);
  });
  await serveLockss(app, services, placeOf);
  // Named, for the files of a work have the other addresses below it.
  const translated = '/:idioma(^[a-z]{2,3}$)';
  for (const below of [translated, '/capitulos/*', `${translated}/capitulos/*`, '/proceso', '/versiones/:numero'])
    app.get(`/catalogo/:id${below}`, { schema: { hide: true } }, page);
  app.get(`${disciplinesPage}/:slug`, { schema: { hide: true } }, page);
}

/** Pages of journals say what is announced since a day, and which calls are open, whose days end last of all at noon (UTC): each half of a day has its own. */
const halfDayOf = (url: string): string =>
  url.startsWith(journalsPage) ? ` ${Math.floor(Date.now() / (12 * hourMs))}` : '';

/**
 * Whether a page must show at once that a work changed: its own, those that name it, and all lists. The pages of other works
 * stay, but for the works beside them, which readers may see as they were once more.
 */
const mustShow = (workId: string, address: string, made: Made): boolean =>
  !address.includes(` ${workPage('')}`) ||
  address.includes(` ${disciplinesPage}`) ||
  address.includes(workId) ||
  ('page' in made && made.page.plain.includes(workId));

/** What was made last is given again to who asks for the same: nearly all ask by one address of the site. */
function lastMade<T>(make: (key: string) => T): (key: string) => T {
  let last: { key: string; made: T } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, made: make(key) };
    return last.made;
  };
}

class PageFailed extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The page answered ${status}`);
    this.status = status;
  }
}

/** A page about a failure is thrown, so that it is not kept for those who come later. */
async function rendered(pages: Pages, asked: PageAsked): Promise<Made> {
  const answer = await pages.render(asked);
  if (answer.status >= 500) throw new PageFailed(answer.status);
  if ('location' in answer) return answer;
  const { body, ...rest } = answer;
  return { ...rest, page: new PageBytes(body) };
}

/** 503 where what pages are made from takes nothing now: search engines come again, and so does the page. */
async function sendFailure(error: unknown, houses: FailedHouses, request: FastifyRequest, reply: FastifyReply) {
  const isAway = (error instanceof PageFailed && error.status === 503) || isRefusedByService(error);
  if (isAway) reply.header('retry-after', 10);
  request.log.error({ err: error }, 'page failed');
  const { url, id: reference } = request;
  const language = languageOf(request);
  const kind = isAway ? 'notReady' : 'failed';
  const journal = await houses.of(request, isAway);
  const body = failurePage({ kind, url, language, reference, journal });
  return send({ status: isAway ? 503 : 500, page: new PageBytes(body) }, request, reply);
}

/** Programs find there where to announce what they made of a work (Linked Data Notifications, 3.1): on pages of works, and on the first. */
function inboxLink({ env, settings }: Services, request: FastifyRequest): string[] {
  const path = request.url.split('?', 1)[0] ?? '';
  const isNamed = path === '/' || /^\/catalogo\/[0-9a-f-]{36}(\/[a-z]{2,3})?\/?$/i.test(path);
  if (!isNamed || !settings.takesNotifications()) return [];
  return [`<${originOf(env, request)}${notificationsAddress}>; rel="http://www.w3.org/ns/ldp#inbox"`];
}

async function send(
  made: Made,
  request: FastifyRequest,
  reply: FastifyReply,
  inbox: readonly string[] = [],
): Promise<FastifyReply> {
  if ('location' in made) return reply.redirect(made.location, made.status);
  const links = [...(made.said ? [linkHeader(made.said)] : []), ...(made.status === 200 ? inbox : [])];
  if (links.length > 0) reply.header('link', links.join(', '));
  return made.page.send(made.status, request, reply, isNegotiated(request.url) ? ['accept'] : []);
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
  // The files beside `assets`, the icon and its like, by the names that stand there now.
  await app.register(serveStatic, {
    root: folder,
    prefix: '/',
    wildcard: false,
    index: false,
    decorateReply: false,
    globIgnore: ['assets/**', 'plantillas/**', '.vite/**', '**/*.br', '**/*.gz'],
  });
}
