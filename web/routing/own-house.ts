/** What is otherwise at a journal's own name: its page is the home, and every other address is the server's to say where it stands. */
import { matchPath } from 'react-router';
import type { Row } from './screen.ts';

/** The rows with the page of this journal in the place of the platform's home. */
export function rowsOfHouse(rows: readonly Row[], clave: string): readonly Row[] {
  const own = rows.find(({ path }) => path !== '*' && path.includes(':') && matchPath(path, `/revistas/${clave}`));
  if (!own || !('layout' in own)) return rows;
  const home: Row = {
    ...own,
    path: '/',
    screen: async () => {
      const { loader, ...module } = await own.screen();
      return { ...module, ...(loader && { loader: (asked) => loader({ ...asked, params: { clave } }) }) };
    },
  };
  return rows.map((row) => (row.path === '/' ? home : row));
}

/** Links lead as without scripts: the address that is meant may stand at the platform's name. */
export function followByDocument(): void {
  const leave = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href) return;
    const { origin, pathname, search, hash } = new URL(link.href);
    const here = window.location;
    if (origin === here.origin && hash && pathname === here.pathname && search === here.search) return;
    event.stopPropagation();
  };
  window.addEventListener('click', leave, { capture: true });
}
