/**
 * The router's table, as it grows: a page begins with the rows that its own address may mean, and with that of no address; the others
 * come with the first step to another page, and those of members once one of them is asked for. To sort them all by how well they fit
 * takes a telephone longer than any other part of its start.
 */
import { matchRoutes, type PatchRoutesOnNavigationFunction } from 'react-router';
import { publicRoutes } from '#web/public-routes.tsx';
import { handled } from '#web/ui/handled.ts';
import { addRows } from './route-objects.tsx';
import type { Row } from './screen.ts';

const partOf = (path: string) => path.toLowerCase().split('/')[1];

/**
 * As the router itself reads an address, what is escaped in it included. To ask it of all rows takes a telephone a quarter of a second:
 * it is asked of those that begin alike. No row begins with a place.
 */
const fits =
  (pathname: string) =>
  ({ path }: Row) =>
    path !== '*' &&
    (pathname.includes('%') || partOf(path) === partOf(pathname)) &&
    matchRoutes([{ path }], pathname) !== null;

/** The rows that a page may come to: those that everybody may be on where its address is one of them, or was written as that of none. */
export async function rowsAt(pathname: string, isWritten: boolean): Promise<readonly Row[]> {
  if (isWritten || publicRoutes.some(fits(pathname))) return publicRoutes;
  return (await import('#web/routes.tsx')).routes;
}

/** Of these rows those with which a page at the address begins. */
export const firstOf = (rows: readonly Row[], pathname: string): Row[] =>
  rows.filter((row) => row.path === '*' || fits(pathname)(row));

/**
 * Puts the others beside those that a page began with.
 * @param rows Those that it may come to.
 * @param first Those of them that the router has.
 */
export function growTable(rows: readonly Row[], first: readonly Row[]): PatchRoutesOnNavigationFunction {
  const has = new Set(first);
  const hasMembers = rows.some((row) => 'layout' in row && row.layout === 'member');
  const begunAt = window.location.pathname;
  // Where it began it needs no more than it has.
  let hasLeft = false;
  return async ({ path, patch, signal }) => {
    hasLeft ||= path !== begunAt;
    if (!hasLeft || signal.aborted) return;
    const add = (more: readonly Row[]) => {
      const missing = more.filter((row) => !has.has(row));
      addRows(missing, patch);
      for (const row of missing) has.add(row);
    };
    add(rows);
    if (hasMembers || rows.some(fits(path))) return;
    const { memberRoutes } = await handled(() => import('#web/member-routes.tsx'));
    // What is put beside it then is forgotten.
    if (!signal.aborted) add(memberRoutes);
  };
}
