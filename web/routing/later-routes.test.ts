import type { RouteObject } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { publicRoutes } from '#web/public-routes.tsx';
import { routes } from '#web/routes.tsx';
import { firstOf, growTable } from './later-routes.ts';

const pathsAt = (pathname: string) => firstOf(routes, pathname).map(({ path }) => path);

it('a page begins with all rows that its address may mean, and with that of none', () => {
  expect(pathsAt('/dashboard')).toEqual(['*', '/dashboard']);
  expect(pathsAt('/editorial/asignacion')).toEqual(['*', '/editorial/asignacion', '/editorial/:id']);
  // What programs escape that need not be.
  expect(pathsAt('/mis%2Dpublicaciones')).toEqual(['*', '/mis-publicaciones']);
  expect(pathsAt('/no-hay-tal')).toEqual(['*']);
  expect(pathsAt('/Dashboard/')).toEqual(['*', '/dashboard']);
  expect(pathsAt('/')).toEqual(['/', '*']);
});

it('no row begins with a place, by which each address would have to be asked', () => {
  expect(routes.filter(({ path }) => path.startsWith('/:'))).toEqual([]);
});

/** What is put into the tree of a page that began at an address with these rows, by the addresses that it goes to. */
function growing(rows: typeof routes, pathname: string) {
  vi.stubGlobal('window', { location: { pathname } });
  onTestFinished(() => void vi.unstubAllGlobals());
  const grow = growTable(rows, firstOf(rows, pathname));
  const put: Record<string, number> = {};
  const patch = (id: string | null, children: RouteObject[]) => {
    put[id ?? ''] = (put[id ?? ''] ?? 0) + children.length;
  };
  return async (path: string, signal = new AbortController().signal) => {
    await grow({ path, matches: [], patch, signal, fetcherKey: undefined });
    return put;
  };
}

it('the rest comes once, with the first step to another page, each screen into its layout', async () => {
  const go = growing(routes, '/editorial/7');
  expect(await go('/editorial/7')).toEqual({});
  expect(await go('/editorial/asignacion', AbortSignal.abort())).toEqual({});
  const grown = { ...(await go('/editorial/asignacion')) };
  const members = routes.filter((row) => 'layout' in row && row.layout === 'member');
  expect(grown['screens:member']).toBe(members.length - 1);
  expect(grown['screens:main']).toBeGreaterThan(30);
  expect(await go('/catalogo')).toEqual(grown);
});

it('the screens of members come to a page of guests when one of them is asked for', async () => {
  const go = growing(publicRoutes, '/catalogo/7');
  const before = { ...(await go('/catalogo')) };
  expect(before['screens:member']).toBeUndefined();
  const members = routes.filter((row) => 'layout' in row && row.layout === 'member');
  expect((await go('/dashboard'))['screens:member']).toBe(members.length);
});
