/**
 * What the public asks for, at few works and at many: how long it takes where nothing is kept, as just after a publication, and
 * where it is; and the processor time of a page that is rendered anew. Both sizes in turns, so that a busy machine disturbs both.
 */
import { ask, betweenServers, middle, type Server, type Sizes } from './public.ts';

const turns = 7;
/** Pages of a turn, whose processor time is measured together. */
const pages = 40;

/** The tables of the section. */
export function measureFlat(sizes: Sizes, databaseUrl: (name: string) => Promise<string>): Promise<string> {
  return betweenServers(
    sizes,
    (name) => databaseUrl(`llano_${name}`),
    async ({ small, large, before }) => `${await anew(small, large, before)}\n\n${await calls(small, large)}`,
  );
}

/** Processor time of a page that is rendered anew, with the answers that it is made from kept. */
async function anew(small: Server, large: Server, before: Server | undefined): Promise<string> {
  const rows: string[] = [];
  for (const [page, pathOf] of [
    ['catalogue', () => '/catalogo'],
    ['work', ({ workId }: Server) => `/catalogo/${workId}`],
  ] as const) {
    const measured = [before, small, large].map((server) => server && { server, times: [] as number[] });
    for (let turn = 0; turn <= turns; turn++)
      for (const each of measured)
        if (each) {
          const time = await processorTime(each.server, pathOf(each.server), turn);
          // The first turn warms up.
          if (turn > 0) each.times.push(time);
        }
    const [then, now, atMany] = measured.map((each) => each && middle(each.times));
    const cells = [page, ms(then), ms(now), ms(atMany), times(then, now), times(atMany, now)];
    rows.push(`| ${cells.join(' | ')} |`);
  }
  const head = '| a page rendered anew, processor ms | before | few works | many | before ÷ few | many ÷ few |';
  return `${head}\n|---|---:|---:|---:|---:|---:|\n${rows.join('\n')}`;
}

async function processorTime(server: Server, path: string, turn: number): Promise<number> {
  const { cpu } = await ask(server);
  for (let page = 0; page < pages; page++) await get(`${server.anew}${path}?t=${turn}-${page}`);
  return ((await ask(server)).cpu - cpu) / pages;
}

const calls = async (small: Server, large: Server): Promise<string> =>
  compareCalls([small, large], await publicCalls(small), ['few works', 'many']);

/**
 * Each call where nothing is kept, where only its own answer is not, and where that is, on two servers by turns.
 * @param names what the table calls each of the two
 * @param tokens with whose account they are asked, of each server; without: by anybody
 */
export async function compareCalls(
  servers: readonly [Server, Server],
  asked: Record<string, string>,
  [one, other]: readonly [string, string],
  tokens: readonly string[] = [],
): Promise<string> {
  const rows: string[] = [];
  for (const [name, path] of Object.entries(asked)) {
    const measured = servers.map((server, place) => ({
      server,
      token: tokens[place],
      cold: [] as number[],
      kept: [] as number[],
    }));
    for (let turn = 0; turn <= turns; turn++)
      for (const { server, token, cold, kept } of measured) {
        await ask(server, 'forget');
        const took = [await timeOf(server.address + path, token), await timeOf(server.address + path, token)] as const;
        // The first turn warms up.
        if (turn === 0) continue;
        cold.push(took[0]);
        kept.push(took[1]);
      }
    const [few, many] = measured;
    if (!few || !many) continue;
    const [a, b, c, d] = [few.cold, many.cold, few.kept, many.kept].map(middle);
    rows.push(`| ${[name, ms(a), ms(b), times(b, a), ms(c), ms(d), times(d, c)].join(' | ')} |`);
  }
  const ratio = `${other} ÷ ${one.replace(' works', '')}`;
  const head = `| asked | cold, ${one}, ms | ${other} | ${ratio} | kept, ${one}, ms | ${other} | ${ratio} |`;
  return `${head}\n|---|---:|---:|---:|---:|---:|---:|\n${rows.join('\n')}`;
}

/** What is asked, by its name. The first works of both sizes are the same, and so are who signs them. */
export async function publicCalls({
  address,
  workId,
}: Pick<Server, 'address' | 'workId'>): Promise<Record<string, string>> {
  const { firma } = (await (await fetch(`${address}/api/catalog?limit=1`)).json()).publications[0];
  const author = encodeURIComponent(firma.nombres[0].clave);
  return {
    'page of the catalogue': '/catalogo',
    'page of a work': `/catalogo/${workId}`,
    works: '/api/catalog?limit=12',
    'works, page 40': '/api/catalog?limit=12&page=40',
    'works, oldest first': '/api/catalog?limit=12&sort=antiguos',
    'works, by title': '/api/catalog?limit=12&sort=titulo',
    'works of a type': '/api/catalog?limit=12&tipo=TESIS',
    'works of a year': '/api/catalog?limit=12&anio=2015',
    'works of a discipline': '/api/catalog?limit=12&categoria=Historia',
    'works of two disciplines, by title': '/api/catalog?limit=12&categoria=Historia&categoria=Derecho&sort=titulo',
    'works with a keyword': '/api/catalog?limit=12&palabra=salud',
    'facets and years': '/api/catalog/facets',
    'facets of a discipline': '/api/catalog/facets?categoria=Historia',
    'facets of a word': '/api/catalog/facets?search=rural',
    disciplines: '/api/catalog/disciplines',
    'a discipline': '/api/catalog/disciplines/historia',
    'an author': `/api/catalog/authors/${author}`,
    'search, a common word': '/api/catalog?limit=12&search=educaci%C3%B3n',
    'search, two words': '/api/catalog?limit=12&search=educaci%C3%B3n%20rural',
    'search, a word nowhere': '/api/catalog?limit=12&search=zzqxv',
  };
}

async function timeOf(address: string, token?: string): Promise<number> {
  const begun = performance.now();
  await get(address, token);
  return performance.now() - begun;
}

async function get(address: string, token?: string): Promise<void> {
  const response = await fetch(address, token ? { headers: { authorization: `Bearer ${token}` } } : {});
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
}

const ms = (value: number | undefined) => (value === undefined ? '' : value.toFixed(1));
const times = (value: number | undefined, by: number | undefined) =>
  value === undefined || by === undefined ? '' : `${(value / by).toFixed(2)} ×`;
