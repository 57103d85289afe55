/**
 * What one journal and what a press asks for: as many works in one journal, which has as many numbers as each of the press, and in fifty.
 * The works are the same and written in the same way (generate.ts), so that only the journals differ. Ratios of one run, both in turns
 * (flat.ts), of what the public reads and of the lists of an editor, an administrator and of who edits one journal of them.
 */
import { z } from 'zod';
import { principalJournal } from '#contract/journals.ts';
import { runOnce } from '#server/testing/postgres-cluster.ts';
import { compareCalls, publicCalls } from './flat.ts';
import { ask, betweenServers, type Server } from './public.ts';

export interface PressSize {
  works: number;
  journals: number;
  /** Of all journals together. */
  numbers: number;
}

/** The tables of the section. */
export async function measureJournals(
  { works, journals, numbers }: PressSize,
  databaseUrl: (name: string) => Promise<string>,
): Promise<string> {
  const urls: string[] = [];
  const named = async (name: string) => {
    const url = await databaseUrl(`revistas_${name}`);
    urls.push(url);
    return url;
  };
  return betweenServers({ few: works, many: works, journals }, named, async ({ small, large }) => {
    const servers = [small, large] as const;
    const tokens = { everything: [] as string[], 'one journal': [] as string[] };
    for (const [place, server] of servers.entries()) {
      const url = urls[place] ?? '';
      for (const statement of numbered(numbers / journals)) await runOnce(url, statement);
      for (const [name, { email, ambitos, roles }] of Object.entries(members)) {
        await register(server, email);
        await runOnce(
          url,
          `update users set roles = '${roles}', ambitos = '${ambitos}', fecha_verificacion = now() where email = '${email}'`,
        );
        await ask(server, 'forget');
        tokens[name === 'everything' ? name : 'one journal'].push(await enter(server, email));
      }
      // What was written last lies there on both as after a night's upkeep.
      await runOnce(url, 'vacuum analyze');
    }
    const names = ['one journal', 'many'] as const;
    const asked = { ...(await publicCalls(small)), ...(await journalCalls(small)) };
    return [
      await compareCalls(servers, asked, names),
      'With an account of an editor and administrator:',
      await compareCalls(servers, membersCalls, names, tokens.everything),
      'With one of an editor of the first journal alone:',
      await compareCalls(servers, membersCalls, names, tokens['one journal']),
    ].join('\n\n');
  });
}

/** What the public reads of one journal: the first, which is there on both. */
export async function journalCalls({ address }: Pick<Server, 'address'>): Promise<Record<string, string>> {
  const { numeros } = z
    .object({ numeros: z.array(z.object({ id: z.string() })) })
    .parse(await (await fetch(`${address}/api/issues?revistaId=${principalJournal}`)).json());
  return {
    'page of all journals': '/revistas',
    'page of a journal': '/revistas/revista',
    'its archive': '/revistas/revista/numeros',
    'a number': `/numeros/${numeros[0]?.id}`,
    'its last numbers': `/api/issues?revistaId=${principalJournal}&limit=20`,
    'the last numbers of all': '/api/issues?limit=20',
    'works of a journal': '/api/catalog?limit=12&revista=revista',
    'works of a journal and type, by title': '/api/catalog?limit=12&revista=revista&tipo=TESIS&sort=titulo',
    'facets of a type': '/api/catalog/facets?tipo=TESIS',
    'facets of a year': '/api/catalog/facets?anio=2015',
    'facets of a journal': '/api/catalog/facets?revista=revista',
    'search in a journal, a common word': '/api/catalog?limit=12&revista=revista&search=educaci%C3%B3n',
  };
}

export const membersCalls = {
  'all works': '/api/publications?parte=demas&limit=10',
  'all works, page 40': '/api/publications?parte=demas&limit=10&page=40',
  'all works, by title': '/api/publications?parte=demas&limit=10&sort=title',
  'all works of a type': '/api/publications?parte=demas&limit=10&tipo=TESIS',
  'all works, a common word': '/api/publications?parte=demas&limit=10&search=educaci%C3%B3n',
  'all works, two words': '/api/publications?parte=demas&limit=10&search=educaci%C3%B3n%20rural',
  'all works, a word nowhere': '/api/publications?parte=demas&limit=10&search=zzqx',
  "the editors' queue": '/api/editorial/queue?limit=20',
  'what waits': '/api/users/waiting',
  'numbers that are prepared': '/api/issues?propios=true&limit=20',
  'everything, a common word': '/api/search?q=educaci%C3%B3n',
};

/** So many numbers of each journal, with up to thirty of its works each; the same ones every time. */
export const numbered = (each: number): string[] => [
  `insert into issues (id, revista_id, volumen, numero, anio, fecha_publicacion)
    select overlay(overlay(md5(j.id || '-' || n) placing '4' from 13) placing '8' from 17)::uuid, j.id, ((n - 1) / 4 + 1)::text, ((n - 1) % 4 + 1)::text, 2006 + n / 4,
      timestamptz '2006-01-01' + make_interval(days => n * 90)
    from journals j, generate_series(1, ${each}) n`,
  `insert into issue_works (publicacion_id, numero_id, orden, pagina_inicial)
    select w.id, i.id, (w.place - 1) / ${each} + 1, (((w.place - 1) / ${each}) * 12 + 1)::text
    from (select id, revista_id, row_number() over (partition by revista_id order by id) place
      from publications where estado = 'PUBLICADO') w
    join (select id, revista_id, row_number() over (partition by revista_id order by id) place from issues) i
      on i.revista_id = w.revista_id and i.place = (w.place - 1) % ${each} + 1
    where w.place <= ${30 * each}`,
];

const members = {
  everything: { email: 'redaccion@bench.test', roles: '{EDITOR,ADMIN}', ambitos: '{}' },
  'one journal': {
    email: 'revista@bench.test',
    roles: '{EDITOR}',
    ambitos: JSON.stringify({ EDITOR: [principalJournal] }),
  },
};

const sessionSchema = z.object({ access_token: z.string() });
const password = 'una clave larga';

const post = ({ address }: Pick<Server, 'address'>, path: string, body: object) =>
  fetch(`${address}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

export async function register(server: Pick<Server, 'address'>, email: string): Promise<void> {
  await post(server, 'register', {
    nombres: 'Redacción',
    apellidos: 'Prueba',
    roles: ['ROLE_LECTOR'],
    email,
    password,
  });
}

/** The token of the account. */
export async function enter(server: Pick<Server, 'address'>, email: string): Promise<string> {
  return sessionSchema.parse(await (await post(server, 'login', { email, password })).json()).access_token;
}
