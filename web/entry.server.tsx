/** Renders public pages on the server; private ones answer the empty shell that the browser fills. */
import { I18nProvider } from '@lingui/react';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router';
import type { Client } from '#contract/client.ts';
import type { Language } from '#contract/vocabulary.ts';
import { App } from './app.tsx';
import { PieceContext } from './data/kept.tsx';
import { callQuery, createQueryClient } from './data/queries.ts';
import type { Instead, RenderedPage, Shell } from './document.ts';
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

const siteOf = (rows: readonly Row[]) => ({ rows, handler: createStaticHandler(routeObjects(rows)) });
type Site = ReturnType<typeof siteOf>;
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

const matched = (pathname: string, { handler, rows }: Site = platform) => {
  const match = handler.match({ pathname })?.at(-1);
  return { leaf: match?.route.id, row: rows.find((each) => each.path === match?.route.id) };
};

/**
 * The address of the page that an address asks for, as it is written once: what the page is made from, and nothing else. All
 * pages that the browser makes itself begin as one.
 */
export function addressOf(url: string): string {
  const { pathname, searchParams } = new URL(url, nowhere);
  const { row } = matched(pathname);
  if (!row || row.path === '*') return pathname;
  if ('redirect' in row || !row.rendered) return row.path;
  const query = row.query?.(searchParams);
  const path = row.path.includes(':') ? pathname.replace(/\/+$/, '') : row.path;
  return query ? `${path}?${query}` : path;
}

/** Throws what the screen threw, where that is no refusal: the server answers it as a failure of its own. */
export async function render({ url, client, origin, house }: Asked): Promise<Rendered> {
  const address = new URL(url, origin || nowhere);
  const site = siteAt(house);
  const { leaf, row } = matched(address.pathname, site);
  const queryClient = createQueryClient();
  const { nombre, imagenPortada } = await queryClient.ensureQueryData(callQuery(client, 'getIdentity'));
  const guard = row && 'layout' in row ? row.guard : undefined;
  const { sitioPublico } =
    guard === 'site' ? await queryClient.ensureQueryData(callQuery(client, 'getSettings')) : { sitioPublico: false };
  const audience = sitioPublico ? undefined : audienceOf(guard);
  if (audience === 'members' || (row && 'layout' in row && !row.rendered)) {
    const instead = insteadOf(nombre, audience, row && 'plain' in row ? row.plain : undefined);
    const drawn = row && 'layout' in row && row.layout === 'member' ? drawShell(row, client, queryClient) : undefined;
    const isDashboard = row?.path === '/dashboard';
    return { kind: 'shell', ...shellOf(queryClient, nombre, origin), instead, drawn, isDashboard };
  }
  const requestContext = new RouterContextProvider(new Map([[toolsContext, { client, queryClient, origin }]]));
  const context = await site.handler.query(new Request(address), { requestContext });
  if (context instanceof Response)
    return { kind: 'redirect', location: context.headers.get('location') ?? '/', status: context.status };
  const errors = refusals(context);
  const pieces = keptPieces.page([nombre, spoken(), origin]);
  const html = renderToString(
    <PieceContext value={pieces}>{page(site, context, client, queryClient, origin)}</PieceContext>,
  );
  const state: PageState = { queries: dehydrate(queryClient), errors, origin, ...(house && { ownHouse: house }) };
  const lacksParts = queryClient
    .getQueryCache()
    .getAll()
    .some((query) => query.state.status === 'error');
  queryClient.clear();
  const source = row && 'rendered' in row ? (row.rendered ?? '') : '';
  const status = leaf === '*' ? 404 : context.statusCode;
  const said = headOf(context, leaf, status, nombre);
  const head = headTags(said, nombre, origin, imagenPortada);
  const instead = audience && insteadOf(nombre, audience);
  const { fill } = pieces;
  return {
    kind: 'page',
    status,
    lacksParts,
    ...(said.signposts && { said: saidOf(said, said.signposts) }),
    html,
    fill,
    head,
    house: said.house?.clave,
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

const page = (
  { handler }: Site,
  context: StaticHandlerContext,
  client: Client,
  queryClient: QueryClient,
  origin: string,
) => (
  <App client={client} queryClient={queryClient} origin={origin}>
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
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

function headOf(context: StaticHandlerContext, leaf: string | undefined, status: number, site: string): Head {
  const data: Head | undefined = leaf ? context.loaderData[leaf] : undefined;
  if (data && status < 400) return data;
  const key = status === 404 ? 'common.notFound.title' : 'common.error.title';
  return { title: translate('common.title', { title: translate(key), site }), noindex: true };
}
