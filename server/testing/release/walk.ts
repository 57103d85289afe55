/** The walk through the API: every reading call as a guest and as each role, the acts, and a work in a blind mode. */
import { callAddress } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { Estado } from '#contract/vocabulary.ts';
import { type Asked, type Planted, questions } from '../canary-filler.ts';
import { type Act, acts } from './acts.ts';
import { type Line, type Player, type Step, type Told, walkers } from './play.ts';

const everybody = ['guest', ...walkers];

/** Things of the database to ask about. */
export interface Samples {
  /** Works by estado; the first of each is asked about most. */
  works: Readonly<Record<Estado, readonly string[]>>;
  /** One review of each estado, and a declined one. */
  reviews: readonly string[];
  files: readonly string[];
  reviewFiles: readonly string[];
  jobs: readonly string[];
  assignments: readonly string[];
  /** Addresses of pictures of the store. */
  pictures: readonly string[];
}

export async function walk(player: Player, samples: Samples): Promise<Line[]> {
  const lines: Line[] = [];
  const tell = async (step: Step, who: readonly string[]) => {
    const answers: Told[] = [];
    for (const each of who) {
      const told = await player.play(step, each);
      const same = answers.find(({ who: _, ...other }) => JSON.stringify(other) === JSON.stringify(told));
      if (same) same.who.push(each);
      else answers.push({ who: [each], ...told });
    }
    lines.push({ ...step, answers });
  };
  for (const step of [...readsOf(samples), ...addresses(samples)]) await tell(step, everybody);
  for (const { who, step } of [...acts('luego'), ...actsInTheBlind]) await tell(step, [who]);
  for (const step of readsAfter) await tell(step, everybody);
  return lines;
}

const read = ({ name, call, path, query }: Asked): Step => ({
  name,
  method: 'GET',
  url: `/api${callAddress({ ...call, path }, { query })}`,
});

/** What is made anew for each answer: asked about few works, since it costs. */
const costly: readonly string[] = ['exportPublication', 'citePublication', 'viewAs', 'standardLetter'];
/** They are for the demonstration accounts alone, whom the walk logs out of nothing. */
const apart: readonly string[] = ['live', 'ready'];

function readsOf({ works, reviews, files, reviewFiles, jobs, assignments }: Samples): Step[] {
  const planted: Planted = {
    publications: Object.values(works).flat(),
    catalog: [works.PUBLICADO[0] ?? '', works.RETIRADO[0] ?? '', works.EN_REVISION[0] ?? ''],
    reviews,
    files,
    'review-files': reviewFiles,
    jobs,
    assignments,
    numero: ['1', '2'],
    quien: ['autor', 'revisor-1', 'invitado'],
    clave: ['obra.nueva'],
    token: ['a'.repeat(43)],
  };
  const few = [works.PUBLICADO[0] ?? '', works.EN_REVISION[0] ?? ''];
  const { asked, unknown } = questions('reads', planted, {}, ['agua']);
  if (unknown.length > 0) throw new Error(`Nothing is known to ask of: ${unknown.join(', ')}`);
  return asked
    .filter(({ name, path }) => !costly.includes(name) || few.some((id) => path.includes(id)))
    .filter(({ name }) => !apart.includes(name))
    .map(read);
}

const addresses = ({ works, pictures }: Samples): Step[] =>
  [
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-sitio.xml',
    '/sitemap-obras-1.xml',
    '/nada',
    '/api/nada',
    ...pictures,
    `/api/publications?estado=BORRADOR&sort=title`,
    `/api/publications?search=agua&limit=5&page=2`,
    `/api/publications/${works.PUBLICADO[0]}?x=1`,
    '/api/catalog?sort=titulo&limit=50',
    '/api/catalog?categoria=ecologia',
    '/api/catalog?search=%22lagunas%22',
    '/api/catalog?page=99',
    '/api/catalog?limit=0',
    '/api/users?rol=REVISOR&sort=name',
    '/api/admin/activity?page=2&limit=50',
  ].map((url) => ({ name: url, method: 'GET', url }));

const ask = (
  who: string,
  name: keyof typeof calls,
  step: Omit<Partial<Step>, 'name' | 'method'> & { url: string },
): Act => ({
  who,
  step: { name, method: calls[name].method, ...step, url: `/api${step.url}` },
});

/** A work that is sent, reviewed and sent back where neither side knows the other. The mode is as before afterwards. */
const actsInTheBlind: Act[] = [
  ask('admin', 'changeSettings', { url: '/settings', body: { identidadRevision: 'doble ciego' } }),
  ask('autor', 'createPublication', {
    url: '/publications',
    body: {
      titulo: 'Una sábana a ciegas',
      resumen: 'Nadie sabe de quién es.',
      palabrasClave: ['anonimato'],
      coautoresIds: [],
    },
    keep: { ciega: ['id'] },
  }),
  ask('autor', 'saveContent', { url: '/publications/{{ciega}}/content', body: { contenido: 'Su texto.' } }),
  ask('autor', 'submitReview', { url: '/publications/{{ciega}}/submit-review' }),
  ask('editor', 'assignReviewer', {
    url: '/reviews/publications/{{ciega}}/assign-reviewer',
    body: { revisorId: '{{revisor}}' },
    keep: { 'revisión ciega': ['id'] },
  }),
  ask('revisor', 'updateReview', {
    url: '/reviews/{{revisión ciega}}',
    body: { estado: 'DEVUELTA', comentarios: '1. ¿De quién es?' },
  }),
];

const readsAfter: Step[] = [
  ...[
    '',
    '/versions',
    '/decisions',
    '/history',
    '/desk',
    '/giveaways',
    '/citation/apa',
    '/as/revisor-1',
    '/as/autor',
  ].map((rest) => `/api/publications/{{ciega}}${rest}`),
  '/api/reviews/publications/{{ciega}}',
  '/api/reviews/{{revisión ciega}}',
  ...['', '/versions', '/versions/1', '/files', '/desk', '/history', '/decisions', '/candidates', '/alternates'].map(
    (rest) => `/api/publications/{{obra}}${rest}`,
  ),
  '/api/catalog/{{obra}}',
  '/api/reviews/publications/{{obra}}',
  '/api/reviews/{{primera revisión}}',
  '/api/review-files/{{adjunto}}',
  '/api/publications/my-publications',
  '/api/publications/deleted',
  '/api/reviews/my-reviews',
  '/api/notifications?limit=50',
  '/api/admin/outbox?limit=50',
  '/api/admin/activity?limit=100',
  '/api/settings',
].map((url) => ({ name: nameOf(url), method: 'GET', url }));

/** The call whose address it is. */
function nameOf(url: string): string {
  const [path = ''] = url.replace(/^\/api/, '').split('?');
  const fits = (pattern: string) =>
    new RegExp(`^${pattern.replace(/\{\w+\}/g, '(?:\\{\\{[^}]+\\}\\}|[\\w-]+)')}$`).test(path);
  const exact = Object.entries(calls).filter(([, { method, path: pattern }]) => method === 'GET' && fits(pattern));
  const [name] = exact.sort(([, one], [, other]) => one.path.split('{').length - other.path.split('{').length)[0] ?? [];
  if (!name) throw new Error(`No call has the address ${url}.`);
  return name;
}
