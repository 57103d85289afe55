/**
 * What one journal and what a press asks for: as many works in one journal without numbers, and in fifty with two thousand numbers.
 * Ratios of one run, both in turns (flat.ts), of what the public reads and of an editor's and an administrator's lists.
 */
import { z } from 'zod';
import { runOnce } from '#server/testing/postgres-cluster.ts';
import { compareCalls, publicCalls } from './flat.ts';
import { ask, betweenServers, type Server } from './public.ts';

export interface PressSize {
  works: number;
  journals: number;
  /** Of all journals together. */
  numbers: number;
}

/** The table of the section. */
export async function measureJournals(
  { works, journals, numbers }: PressSize,
  databaseUrl: (name: string) => Promise<string>,
): Promise<string> {
  const urls = new Map<string, string>();
  const named = async (name: string) => {
    const url = await databaseUrl(`revistas_${name}`);
    urls.set(name, url);
    return url;
  };
  return betweenServers({ few: works, many: works }, named, async ({ small, large }) => {
    const [one, press] = [urls.get('pocas') ?? '', urls.get('muchas') ?? ''];
    for (const statement of spread(journals, numbers / journals)) await runOnce(press, statement);
    const entries: [Server, string][] = [
      [small, one],
      [large, press],
    ];
    const tokens: string[] = [];
    for (const [server, url] of entries) tokens.push(await enter(server, url));
    const asked = await publicCalls(small);
    const [open, kept] = [
      await compareCalls([small, large], asked, ['one journal', 'many']),
      await compareCalls([small, large], membersCalls, ['one journal', 'many'], tokens),
    ];
    return `${open}\n\nWith an account of an editor and administrator:\n\n${kept}`;
  });
}

const membersCalls = {
  'all works': '/api/publications?parte=demas&limit=10',
  'all works, by title': '/api/publications?parte=demas&limit=10&sort=title',
  'all works, a common word': '/api/publications?parte=demas&limit=10&search=educaci%C3%B3n',
  'all works, a word nowhere': '/api/publications?parte=demas&limit=10&search=zzqx',
  "the editors' queue": '/api/editorial/queue?limit=20',
  'everything, a common word': '/api/search?q=educaci%C3%B3n',
};

/** Journals beside the principal one, works spread over all, numbers of each with up to thirty of its works. */
const spread = (journals: number, each: number): string[] => [
  `insert into journals (id, clave, ajustes, publica, orden)
    select ('00000000-0000-4000-8000-' || lpad((n + 1)::text, 12, '0'))::uuid, 'revista-' || n,
      jsonb_build_object('nombre', 'Revista de pruebas ' || n), true, n
    from generate_series(1, ${journals - 1}) n`,
  `update publications set revista_id = ('00000000-0000-4000-8000-' || lpad((1 + abs(hashtext(id::text)) % ${journals})::text, 12, '0'))::uuid`,
  `insert into issues (id, revista_id, volumen, numero, anio, fecha_publicacion)
    select gen_random_uuid(), j.id, ((n - 1) / 4 + 1)::text, ((n - 1) % 4 + 1)::text, 2006 + n / 4,
      timestamptz '2006-01-01' + make_interval(days => n * 90)
    from journals j, generate_series(1, ${each}) n`,
  `insert into issue_works (publicacion_id, numero_id, orden, pagina_inicial)
    select w.id, i.id, (w.place - 1) / ${each} + 1, (((w.place - 1) / ${each}) * 12 + 1)::text
    from (select id, revista_id, row_number() over (partition by revista_id order by id) place
      from publications where estado = 'PUBLICADO') w
    join (select id, revista_id, row_number() over (partition by revista_id order by id) place from issues) i
      on i.revista_id = w.revista_id and i.place = (w.place - 1) % ${each} + 1
    where w.place <= ${30 * each}`,
  'vacuum analyze publications',
  'vacuum analyze issue_works',
  'vacuum analyze issues',
];

const sessionSchema = z.object({ access_token: z.string() });
const account = { email: 'redaccion@bench.test', password: 'una clave larga' };

/** The token of an editor who is an administrator, too. Both servers have their settings of after the journals were made. */
async function enter(server: Server, databaseUrl: string): Promise<string> {
  const post = (path: string, body: object) =>
    fetch(`${server.address}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('register', { nombres: 'Redacción', apellidos: 'Prueba', roles: ['ROLE_LECTOR'], ...account });
  await runOnce(databaseUrl, `update users set roles = '{EDITOR,ADMIN}', fecha_verificacion = now()`);
  await ask(server, 'forget');
  return sessionSchema.parse(await (await post('login', account)).json()).access_token;
}
