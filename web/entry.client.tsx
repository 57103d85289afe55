/** Starts the application in the browser: over the page the server rendered, or in its empty shell. */

import { isReachable } from '#web/data/reachable.ts';
import { tabStore } from './data/browser-storage.ts';
import './without-eval.ts';
import './styles/app.css';
import { hydrate } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app.tsx';
import { noteBuild } from './data/checked-by-server.ts';
import { client } from './data/client.ts';
import { followLanguage } from './data/language.ts';
import { preferences } from './data/preferences.ts';
import { createQueryClient } from './data/queries.ts';
import { startSession } from './data/session.ts';
import { doEarlyAct, readEarlyInput, tellEarlyInput, tellEarlyPlace, writeEarlyInput } from './early-acts.ts';
import { letFacesIn } from './first-faces.ts';
import { takeHeld } from './guard-script.ts';
import { readPageState } from './hydration-state.ts';
import { OnceSettled } from './layouts/once-settled.tsx';
import { speak } from './messages/i18n.ts';
import { firstOf, growTable, rowsAt } from './routing/later-routes.ts';
import { nameLinksWithin } from './routing/links-within.ts';
import { followByDocument, rowsOfHouse } from './routing/own-house.ts';
import { routeObjects, toolsContext } from './routing/route-objects.tsx';
import { leaveShell } from './shell-script.ts';
import { isHandled } from './ui/handled.ts';

const queryClient = createQueryClient();
const state = readPageState();
const known = state?.origin ?? '';
const getContext = (isWritten = false) =>
  new RouterContextProvider(
    new Map([[toolsContext, { client, queryClient, origin: known || window.location.origin, isWritten }]]),
  );

async function start(root: HTMLElement): Promise<void> {
  // What is loaded has taken its time: what a person does meanwhile goes before the next part, and so below.
  await othersTurn();
  const rows = rowsAt(window.location.pathname, state !== null && root.hasChildNodes());
  noteBuild(state?.build);
  startSession();
  if (state) hydrate(queryClient, state.queries);
  if (takeHeld()) root.replaceChildren();
  const house = state?.ownHouse;
  if (house) followByDocument();
  const possible = house ? rowsOfHouse(await rows, house) : await rows;
  const first = firstOf(possible, window.location.pathname);
  const routes = routeObjects(first);
  const patchRoutesOnNavigation = growTable(possible, first);
  // The shell has a state, too, and nothing drawn.
  if (state && root.hasChildNodes()) {
    const loaderData = await readyMatches(routes, state.errors === null);
    nameLinksWithin();
    const router = createBrowserRouter(routes, {
      getContext: () => getContext(),
      hydrationData: { loaderData, errors: state.errors },
      patchRoutesOnNavigation,
    });
    router.subscribe(({ navigation }) => {
      if (navigation.state === 'loading') letFacesIn();
    });
    // In slices: what a reader does meanwhile is not kept waiting.
    startTransition(() => void hydrateRoot(root, app(router)));
  } else {
    // Better in Spanish than not at all.
    await speak(preferences().language).catch(() => undefined);
    leaveShell(root);
    nameLinksWithin();
    await othersTurn();
    const router = createBrowserRouter(routes, { getContext: () => getContext(), patchRoutesOnNavigation });
    await othersTurn();
    startTransition(() => createRoot(root).render(app(router)));
  }
}

/** Lets the browser answer and paint, and goes on at once where it has nothing to do. */
const othersTurn = (): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

const app = (router: ReturnType<typeof createBrowserRouter>) => (
  <App client={client} queryClient={queryClient} origin={known}>
    <Standing>
      <RouterProvider router={router} />
      <OnceSettled navigate={router.navigate} />
    </Standing>
  </App>
);

/** What would change the page waits until it stands as the server rendered it. */
function Standing({ children }: { children: ReactNode }) {
  const early = useRef<ReturnType<typeof readEarlyInput>>([]);
  // Before the forms below have their fields, right after, and once they listen.
  useInsertionEffect(() => {
    early.current = readEarlyInput(document);
  }, []);
  useLayoutEffect(() => writeEarlyInput(early.current), []);
  useEffect(() => tellEarlyInput(early.current), []);
  useEffect(tellEarlyPlace, []);
  useEffect(doEarlyAct, []);
  useEffect(followLanguage, []);
  return children;
}

/** Loads the screen that the server rendered, and gives its head again from the data that came along. */
async function readyMatches(routes: RouteObject[], withData: boolean): Promise<Record<string, unknown>> {
  const loaderData: Record<string, unknown> = {};
  for (const { route, params } of matchRoutes(routes, window.location) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
    if (!withData || typeof route.loader !== 'function' || !route.id) continue;
    const url = new URL(window.location.href);
    const request = new Request(url);
    loaderData[route.id] = await route.loader({
      request,
      url,
      params,
      pattern: route.path ?? '',
      context: getContext(true),
    });
  }
  return loaderData;
}

reloadWhenOutdated();
const root = document.getElementById('root');
if (!root) throw new Error('The document lacks #root');
// Not awaited: screens import this file's chunk, and would wait for it while it waits for them.
void start(root);

const mark = 'pliego.reloaded';
const minute = 60_000;

/**
 * After a new version was deployed, an open page asks for files that are gone: it is loaded anew, once a minute at most.
 * Where nobody answers it stays, with the error screen in place of what is missing; so it does where whoever asked for the file
 * answers for it.
 */
function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const last = Number(tabStore().getItem(mark) ?? 0);
    if (Date.now() - last < minute) return;
    void isReachable().then((reachable) => {
      if (!reachable || isHandled(payload)) return;
      tabStore().setItem(mark, String(Date.now()));
      window.location.reload();
    });
  });
}
