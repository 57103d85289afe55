/** Renders public pages on the server; private ones answer the empty shell that the browser fills. */
import { I18nProvider } from '@lingui/react';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router';
import type { Client } from '#contract/client.ts';
import type { House } from '#contract/entities/house.ts';
import type { Language } from '#contract/vocabulary.ts';
import { App } from './app.tsx';
import { PieceContext } from './data/kept.tsx';
import { callQuery, createQueryClient } from './data/queries.ts';
import type { Instead, RenderedPage, Shell } from './document.ts';
import { houseOfPage } from './features/site/use-house.ts';
import type { Audience } from './guard-script.ts';
import type { PageState } from './hydration-state.ts';
import { KeptPieces, type PageOfPieces } from './kept-pieces.ts';
import { MemberShell } from './layouts/member-shell.tsx';
import { spoken, translate } from './messages/i18n.ts';
import { shellTexts } from './messages/shell-texts.ts';
import { routes } from './routes.tsx';
import './server-drawings.ts';
import { type Head, headTags, type Signpost } from './routing/head.ts';
import { rowsOfHouse } from './routing/own-house.ts';
import { routeObjects, toolsContext } from './routing/route-objects.tsx';
import type { Guard, Row } from './routing/screen.ts';

export { developmentAssets, readAssets } from './assets.ts';
export { inlineScriptHashes, pageDocument } from './document.ts';

export interface Asked {
  /** Path and query, as `/catalogo?q=agua`. */
  url: string;
  client: Client;
  /** As `https://pliego.example`; '' where addresses are relative. */
  origin: string;
  /** The key of the journal at whose own name it was asked for. */
  house?: string | undefined;
  /** In whose house a page of what is not there is, its work's or its journal's; absent, and undefined: in the platform's. */
  houseOfMissing?: (pathname: string) => Promise<House | undefined>;
}

export type Rendered =
  /** `lacksParts`: a call failed whose answer the page stands without; the browser asks again. `fill` makes the document that is sent. */
  | ({ kind: 'page'; status: number; lacksParts: boolean; said?: PageSaid } & RenderedPage & Pick<PageOfPieces, 'fill'>)
  | { kind: 'redirect'; location: string; status: number }
  | ({ kind: 'shell' } & Shell);

/** What a page says of itself to programs, beside its HTML. */
export interface PageSaid {
  canonical: string;
  signposts: readonly Signpost[];
  /** A schema.org object, written. */
  jsonLd: string;
}

/** The router asks for whole addresses; nothing that is shown has this one. */
const nowhere = 'http://pliego.invalid';

/** The pages at one name. */
interface Site {
  rows: readonly Row[];
  /** The row whose address that is; undefined: a row of no address. */
  rowAt: (pathname: string) => Row | undefined;
  /** What makes the pages of one row: among all rows each page would look for its own again, which was a sixth of making it. */
  handlerOf: (row: Row | undefined) => StaticHandler;
}

function siteOf(rows: readonly Row[]): Site {
  const all = createStaticHandler(routeObjects(rows));
  const byPath = new Map(rows.map((row) => [row.path, row]));
  const handlers = new Map<Row, StaticHandler>();
  return {
    rows,
    // An address that a row is written by is that row's: one with places in it stands behind.
    rowAt: (pathname) => byPath.get(pathname) ?? byPath.get(all.match({ pathname })?.at(-1)?.route.id ?? ''),
    handlerOf: (row) => {
      if (!row) return all;
      const handler = handlers.get(row) ?? createStaticHandler(routeObjects([row]));
      handlers.set(row, handler);
      return handler;
    },
  };
}
const platform = siteOf(routes);
/** As many as there are journals with a name of their own. */
const houses = new Map<string, Site>();

function siteAt(house: string | undefined): Site {
  if (!house) return platform;
  const site = houses.get(house) ?? siteOf(rowsOfHouse(routes, house));
  houses.set(house, site);
  return site;
}
const keptPieces = new KeptPieces();

/**
 * The address of the page that an address asks for, as it is written once: what the page is made from, and nothing else. All
 * pages that the browser makes itself begin as one.
 */
export function addressOf(url: string): string {
  const { pathname, searchParams } = new URL(url, nowhere);
  const row = platform.rowAt(pathname);
  if (!row || row.path === '*') return pathname;
  if ('redirect' in row || !row.rendered) return row.path;
  const query = row.query?.(searchParams);
  const path = row.path.includes(':') ? pathname.replace(/\/+$/, '') : row.path;
  return query ? `${path}?${query}` : path;
}

/** Throws what the screen threw, where that is no refusal: the server answers it as a failure of its own. */
export async function render({ url, client, origin, house, houseOfMissing }: Asked): Promise<Rendered> {
  const address = new URL(url, origin || nowhere);
  const site = siteAt(house);
  const row = site.rowAt(address.pathname);
  const queryClient = createQueryClient();
  const { nombre, imagenPortada, color } = await queryClient.ensureQueryData(callQuery(client, 'getIdentity'));
  const guard = row && 'layout' in row ? row.guard : undefined;
  const { sitioPublico } =
    guard === 'site' ? await queryClient.ensureQueryData(callQuery(client, 'getSettings')) : { sitioPublico: false };
  const audience = sitioPublico ? undefined : audienceOf(guard);
  if (audience === 'members' || (row && 'layout' in row && !row.rendered)) {
    const instead = insteadOf(nombre, audience, row && 'plain' in row ? row.plain : undefined);
    const drawn = row && 'layout' in row && row.layout === 'member' ? drawShell(row, client, queryClient) : undefined;
    const isDashboard = row?.path === '/dashboard';
    return { kind: 'shell', ...shellOf(queryClient, nombre, origin), color, instead, drawn, isDashboard };
  }
  const requestContext = new RouterContextProvider(new Map([[toolsContext, { client, queryClient, origin }]]));
  const context = await site.handlerOf(row).query(new Request(address), { requestContext });
  if (context instanceof Response)
    return { kind: 'redirect', location: context.headers.get('location') ?? '/', status: context.status };
  const errors = refusals(context);
  const status = row?.path === '*' ? 404 : context.statusCode;
  const failed = status >= 400 && status < 500 ? await houseOfMissing?.(address.pathname) : undefined;
  if (failed) queryClient.setQueryData(houseOfPage(context.matches.at(-1)?.pathname), failed);
  const pieces = keptPieces.page([nombre, spoken(), origin]);
  const html = renderToString(<PieceContext value={pieces}>{page(context, client, queryClient, origin)}</PieceContext>);
  const state: PageState = { queries: dehydrate(queryClient), errors, origin, ...(house && { ownHouse: house }) };
  const lacksParts = queryClient
    .getQueryCache()
    .getAll()
    .some((query) => query.state.status === 'error');
  queryClient.clear();
  const source = row && 'rendered' in row ? (row.rendered ?? '') : '';
  const said = headOf(context, row?.path, status, { nombre, failed });
  const head = headTags(said, nombre, origin, imagenPortada);
  const instead = audience && insteadOf(nombre, audience);
  const { fill, written } = pieces;
  return {
    kind: 'page',
    status,
    lacksParts,
    ...(said.signposts && { said: saidOf(said, said.signposts) }),
    html,
    fill,
    written,
    head,
    house: said.house?.clave,
    color: (said.house ?? { color }).color,
    lang: said.lang,
    state,
    source,
    instead,
  };
}

const saidOf = ({ canonical = '', jsonLd }: Head, signposts: readonly Signpost[]): PageSaid => ({
  canonical,
  signposts,
  jsonLd: JSON.stringify(jsonLd),
});

/** The router of one page is given no routes but those that matched, which the context has: to take over all others was a part of each page's cost. */
const page = (context: StaticHandlerContext, client: Client, queryClient: QueryClient, origin: string) => (
  <App client={client} queryClient={queryClient} origin={origin}>
    <StaticRouterProvider router={createStaticRouter([], context)} context={context} hydrate={false} />
  </App>
);

/** The first paint of an address of members, in each language. */
function drawShell(
  row: Extract<Row, { layout: unknown }>,
  client: Client,
  queryClient: QueryClient,
): Record<Language, string> {
  const draw = (language: Language) =>
    renderToStaticMarkup(
      <App client={client} queryClient={queryClient} origin="">
        <I18nProvider i18n={shellTexts(language)}>
          <StaticRouter location={row.path}>
            <MemberShell rows={routes} row={row} />
          </StaticRouter>
        </I18nProvider>
      </App>,
    );
  return { es: draw('es'), en: draw('en') };
}

/** What the browser needs at once of a page that it makes itself: the journal's name and looks. */
function shellOf(queryClient: QueryClient, nombre: string, origin: string): Omit<Shell, 'instead'> {
  const state: PageState = { queries: dehydrate(queryClient), errors: null, origin };
  queryClient.clear();
  return { head: headTags({ title: nombre, noindex: true }), state };
}

const audienceOf = (guard: Guard | undefined): Audience | undefined =>
  guard && (guard === 'guest' ? 'guests' : 'members');

const insteadOf = (title: string, audience: Audience | undefined, plain?: string): Instead => ({
  audience,
  withoutScripts: {
    title,
    text: translate('common.noScript.text'),
    link: translate(plain ? 'common.noScript.plain' : 'common.noScript.link'),
    ...(plain && { to: plain }),
  },
  waiting: translate('common.waiting'),
  tooOld: translate('common.tooOld'),
});

function refusals(context: StaticHandlerContext): PageState['errors'] {
  for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error)) throw error;
  return context.errors;
}

function headOf(
  context: StaticHandlerContext,
  leaf: string | undefined,
  status: number,
  { nombre, failed }: { nombre: string; failed: House | undefined },
): Head {
  const data: Head | undefined = leaf ? context.loaderData[leaf] : undefined;
  if (data && status < 400) return data;
  const key = status === 404 ? 'common.notFound.title' : 'common.error.title';
  const site = failed?.nombre ?? nombre;
  return { title: translate('common.title', { title: translate(key), site }), noindex: true, house: failed };
}
