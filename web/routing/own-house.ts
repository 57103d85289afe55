/** What is otherwise at a journal's own name: its page is the home, and every other address is the server's to say where it stands. */
import { matchPath } from 'react-router';
import { callQuery } from '#web/data/queries.ts';
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
  return rows.map((row) => {
    if (row.path === '/') return home;
    return row.path === '/catalogo' && 'layout' in row ? inHouse(row, clave) : row;
  });
}

/** A page of the site that is the journal's here: under its name, with its looks. */
function inHouse(row: Extract<Row, { layout: unknown }>, clave: string): Row {
  return {
    ...row,
    screen: async () => {
      const [{ loader, ...module }, { houseOf }] = await Promise.all([
        row.screen(),
        import('#web/screens/journals/journal-head.ts'),
      ]);
      if (!loader) return module;
      return {
        ...module,
        loader: async (asked) => {
          const { client, queryClient, identity } = asked;
          const journal = await queryClient.ensureQueryData(callQuery(client, 'getJournal', { params: { clave } }));
          const head = await loader({ ...asked, identity: { ...identity, nombre: journal.nombre } });
          return { ...head, house: houseOf(journal) };
        },
      };
    },
  };
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
