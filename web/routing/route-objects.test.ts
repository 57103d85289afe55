import { RouterContextProvider } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Client } from '#contract/client.ts';
import { createQueryClient } from '#web/data/queries.ts';
import { routeObjects, toolsContext } from './route-objects.tsx';
import type { PageRequest, Row } from './screen.ts';

const platform = 'https://pliego.example';
const own = 'https://anales.example';
const sitios = { plataforma: platform, revistas: { anales: own } };

/** What the router is told as it goes to a page of this journal, from a page whose addresses begin with `origin`. */
async function goTo(origin: string, clave: string | undefined, { isWritten = false, withSites = true } = {}) {
  const screen = async () => ({
    Screen: () => null,
    loader: async ({ siteOf, url }: PageRequest) => ({ title: 'x', canonical: siteOf(clave) + url.pathname }),
  });
  const row: Row = { path: '/catalogo/:id', layout: 'main', rendered: 'x', screen };
  const leaf = routeObjects([row])[0]?.children?.[0]?.children?.[0]?.children?.[0];
  const lazy = leaf?.lazy;
  if (typeof lazy !== 'function') throw new Error('no screen');
  const { loader } = await lazy();
  if (typeof loader !== 'function') throw new Error('no loader');
  const client: Client = Object.assign(Object.create(null), {
    getIdentity: async () => ({ nombre: 'Pliego', ...(withSites && { sitios }) }),
  });
  const tools = { client, queryClient: createQueryClient(), origin, isWritten };
  const url = new URL('/catalogo/7?x=1', origin || 'http://localhost');
  const context = new RouterContextProvider(new Map([[toolsContext, tools]]));
  const asked = { request: new Request(url), url, params: { id: '7' }, pattern: '', context };
  return Promise.resolve(loader(asked)).then(
    () => 'stays',
    (thrown: Response) => [thrown.headers.get('location'), thrown.headers.has('x-remix-reload-document')],
  );
}

it('a page of a journal with a name of its own is loaded there, and one of the platform at the platform', async () => {
  vi.stubGlobal('window', { location: { origin: platform }, addEventListener: vi.fn() });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await goTo(platform, 'anales')).toEqual([`${own}/catalogo/7?x=1`, true]);
  expect(await goTo(own, undefined)).toEqual([`${platform}/catalogo/7?x=1`, true]);
  expect(await goTo(own, 'otra')).toEqual([`${platform}/catalogo/7?x=1`, true]);
  expect(await goTo(own, 'anales')).toBe('stays');
  expect(await goTo(platform, undefined)).toBe('stays');
  // As the server wrote it: that said where it stands.
  expect(await goTo(platform, 'anales', { isWritten: true })).toBe('stays');
  for (const origin of [platform, '']) expect(await goTo(origin, 'anales', { withSites: false })).toBe('stays');
});
