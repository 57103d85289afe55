/** The route table as React Router takes it: one branch a layout, screens loaded when asked for, guards around them. */
import type { QueryClient } from '@tanstack/react-query';
import { createContext, type LoaderFunctionArgs, type RouteObject, redirect, redirectDocument } from 'react-router';
import type { Client } from '#contract/client.ts';
import { problemOf } from '#web/data/problems.ts';
import { callQuery } from '#web/data/queries.ts';
import { storedTokens } from '#web/data/stored-session.ts';
import { MainLayout } from '#web/layouts/main.tsx';
import { PlainLayout } from '#web/layouts/plain.tsx';
import { loadTexts, type MessageKey, spoken, translate } from '#web/messages/i18n.ts';
import { PageError, ScreenError } from '#web/screens/screen-error.tsx';
import { ScreenFrame } from './frame.tsx';
import type { Head } from './head.ts';
import { Root } from './root.tsx';
import type { Guard, LayoutName, PageRequest, Row, ScreenModule } from './screen.ts';

/** What every loader works with, given to the router with each request. */
export const toolsContext = createContext<{
  client: Client;
  queryClient: QueryClient;
  origin: string;
  /** As of `PageRequest`. */
  isWritten?: boolean;
}>();

type ScreenRow = Extract<Row, { layout: LayoutName }>;

const layouts: Record<LayoutName, Pick<RouteObject, 'Component' | 'lazy'>> = {
  main: { Component: MainLayout },
  member: {
    lazy: async () => {
      const [{ MemberLayout }, { routes }] = await Promise.all([
        import('#web/layouts/member.tsx'),
        import('#web/routes.tsx'),
      ]);
      return { Component: () => <MemberLayout rows={routes} /> };
    },
  },
  plain: { Component: PlainLayout },
};
const layoutNames = Object.keys(layouts) as LayoutName[];

/** The whole tree of these rows; redirects stand outside of any layout. Routes carry their path as id, so that both sides name them alike. */
export function routeObjects(rows: readonly Row[]): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Root,
      // An element: the router of one page on the server (entry.server.tsx) draws it as it stands.
      errorElement: <PageError />,
      HydrateFallback: Nothing,
      children: branchesOf(rows),
    },
  ];
}

const Nothing = () => null;

/** What stands below the root: a branch for each layout, with its screens of the rows, and their redirects. */
const branchesOf = (rows: readonly Row[]): RouteObject[] => [
  ...layoutNames.map((name) => {
    // One step above the screens: the router shows nothing at a route whose own code could not be loaded.
    const within: RouteObject = { id: idWithin(name), errorElement: <ScreenError />, children: childrenOf(rows, name) };
    return { id: `layout:${name}`, ...layouts[name], children: [within] };
  }),
  ...childrenOf(rows),
];

const idWithin = (layout: LayoutName) => `screens:${layout}`;

/** The screens of a layout; without one, the redirects. */
const childrenOf = (rows: readonly Row[], layout?: LayoutName): RouteObject[] =>
  rows.filter((row) => ('layout' in row ? row.layout : undefined) === layout).map(routeObject);

/**
 * Puts rows into a tree that has others: each screen into its layout.
 * @param patch As the router gives it: children for the route of an id.
 */
export function addRows(rows: readonly Row[], patch: (id: string, children: RouteObject[]) => void): void {
  for (const name of [...layoutNames, undefined]) {
    const children = childrenOf(rows, name);
    if (children.length > 0) patch(name ? idWithin(name) : 'root', children);
  }
}

function routeObject(row: Row): RouteObject {
  if ('redirect' in row) return { id: row.path, path: row.path, loader: () => redirect(row.redirect) };
  return { id: row.path, path: row.path, lazy: () => loadScreen(row) };
}

async function loadScreen(row: ScreenRow) {
  const texts = row.texts ?? (row.rendered ? undefined : 'private');
  const screen = row.screen().then(async (module) => {
    await module.ahead?.().catch(() => undefined);
    return module;
  });
  const [module] = await Promise.all([screen, texts && loadTexts(texts)]);
  const load = module.loader ?? (row.rendered && module.title ? headOf(module.title) : undefined);
  return {
    Component: () => <ScreenFrame guard={row.guard} module={module} />,
    ...(load && { loader: pageLoader(load, row.guard) }),
  };
}

/** Of a page that the server renders and nobody looks for. */
const headOf =
  (title: MessageKey) =>
  async ({ t, identity }: PageRequest): Promise<Head> => ({
    title: t('common.title', { title: t(title), site: identity.nombre }),
    noindex: true,
  });

/** Whether a guest comes by a link to a page of a site that is closed: the guard leads to the login, and nothing is asked that is refused. */
async function isClosedToGuest({
  client,
  queryClient,
}: {
  client: Client;
  queryClient: QueryClient;
}): Promise<boolean> {
  // The server renders pages that are open alone.
  if (typeof window === 'undefined' || storedTokens()) return false;
  return !(await queryClient.ensureQueryData(callQuery(client, 'getSettings'))).sitioPublico;
}

/** A page of a journal with a name of its own stands there alone, by whatever of this page it is come to. */
function checkPlace({ canonical }: Head, { origin, url }: PageRequest): void {
  // `URL.parse` would be shorter: browsers of two years ago do not have it.
  const here = origin || window.location.origin;
  const place = new URL(canonical ?? '', here).origin;
  if (place === here) return;
  // Who comes back by the browser's own memory would find the page as it was left: asking still.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  throw redirectDocument(place + url.pathname + url.search);
}

const pageLoader =
  (load: NonNullable<ScreenModule['loader']>, guard: Guard | undefined) =>
  async ({ context, request, params }: LoaderFunctionArgs) => {
    const tools = context.get(toolsContext);
    try {
      if (guard === 'site' && (await isClosedToGuest(tools))) return undefined;
      const identity = await tools.queryClient.ensureQueryData(callQuery(tools.client, 'getIdentity'));
      const { sitios } = identity;
      const page: PageRequest = {
        ...tools,
        siteOf: (clave) => (sitios ? (sitios.revistas[clave ?? ''] ?? sitios.plataforma) : tools.origin),
        identity,
        params,
        url: new URL(request.url),
        t: translate,
        language: spoken(),
      };
      const head = await load(page);
      if (typeof window !== 'undefined' && !tools.isWritten) checkPlace(head, page);
      return head;
    } catch (error) {
      const problem = problemOf(error);
      if (!problem || problem.status === 0) throw error;
      // Nobody is logged in: the guard, or the end of the session, leads to the login.
      if (problem.status === 401) return undefined;
      throw Response.json(problem, { status: problem.status });
    }
  };
