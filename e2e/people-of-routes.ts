/** The route table from the side of people: who may open a line of it, and at which address. */
import { z } from 'zod';
import { chaptersOf } from '#contract/chapters.ts';
import { disciplineListSchema } from '#contract/entities/catalogue.ts';
import { issuePlanSchema } from '#contract/entities/issue.ts';
import { catalogueListSchema, publicationListSchema, publicationSchema } from '#contract/entities/publication.ts';
import { reviewListSchema } from '#contract/entities/review.ts';
import { principalJournal } from '#contract/journals.ts';
import type { Guard, Row } from '#web/routing/screen.ts';
import { ask } from './administrator.ts';
import { idSchema, submissionsAt } from './submissions.ts';

export const people = ['guest', 'lector', 'autor', 'revisor', 'editor', 'admin'] as const;
export type Person = (typeof people)[number];
export type ScreenRow = Extract<Row, { layout: unknown }>;

const members = people.filter((person) => person !== 'guest');
/** The main layout's site is open to guests where an administrator says so (`sitioPublico`, docs/specification.md 2). */
const opens: Record<Guard, readonly Person[]> = {
  site: people,
  login: members,
  guest: ['guest'],
  AUTOR: ['autor', 'admin'],
  REVISOR: ['revisor'],
  EDITOR: ['editor', 'admin'],
  ADMIN: ['admin'],
};

export const whoMayOpen = (row: ScreenRow): readonly Person[] => (row.guard ? opens[row.guard] : people);

/** To whom of those who may open it the screen has most to show: whoever does there what it is for. */
export function whoseIs(row: ScreenRow): Person {
  const [first = 'guest'] = whoMayOpen(row);
  if (row.guard !== 'login') return first;
  const isReviewing = row.place?.group === 'review' || row.deeper?.under.includes('/mis-revisiones');
  return isReviewing ? 'revisor' : 'autor';
}

/** What addresses name: a published work, who signs it, a published book with one of its chapters, and a draft of autor@pliego.test. */
export type NamedWorks = { published: string; author: string; book: string; chapter: string; draft: string };

/** What else they name, where a screen has most to show: without it, the draft stands in its place. */
export interface NamedMatters extends NamedWorks {
  /** In review, for editors. */
  inReview: string;
  /** Of autor@: its changes are asked for. */
  returned: string;
  /** Of revisor@, under way. */
  review: string;
  /** Of a certificate of revisor@. */
  code: string;
  /** A number that is out, and one in preparation, each with two works. */
  issue: string;
  plannedIssue: string;
  /** An institution of which autor@ is a member, and its key. */
  institution: string;
  institutionKey: string;
  /** A load of a journal's past, of which nothing was checked. */
  load: string;
  /** The key of a journal that says its scope, and the discipline that has most works. */
  journalKey: string;
  discipline: string;
  /** The version of the published work that is published. */
  version: string;
}

/** Those of the demonstration set. Throws where it has none. */
export async function namedWorks(url: string): Promise<NamedWorks> {
  const token = await submissionsAt(() => url).tokenOf('autor');
  const catalogue = catalogueListSchema.parse(await ask(url, 'GET', '/catalog?limit=1'));
  const drafts = publicationListSchema.parse(await ask(url, 'GET', '/publications?estado=BORRADOR', undefined, token));
  const books = catalogueListSchema.parse(await ask(url, 'GET', '/catalog?tipo=LIBRO&limit=1'));
  const [published, book, draft] = [catalogue, books, drafts].map(({ publications }) => publications[0]?.id);
  const [, chapter] = book ? chaptersOf(publicationSchema.parse(await ask(url, 'GET', `/catalog/${book}`))) : [];
  const author = catalogue.publications[0]?.firma?.nombres[0]?.clave;
  if (!published || !author || !book || !chapter || !draft)
    throw new Error('The demonstration set has no published work, no book in chapters, or no draft of the author');
  return { published, author, book, chapter: chapter.slug, draft };
}

/** Begins a number of two published works, which is published only if it is told to be. */
export async function beginIssue(url: string, numero: string) {
  const token = await submissionsAt(() => url).tokenOf('admin');
  const begun = issuePlanSchema.parse(
    await ask(url, 'POST', '/issues', { volumen: '12', numero, anio: 2026, titulo: `Humedales, ${numero}` }, token),
  );
  const obras = begun.disponibles.flatMap(({ id, estado }) => (estado === 'PUBLICADO' ? [id] : [])).slice(0, 2);
  const { id, revision } = issuePlanSchema.parse(await ask(url, 'POST', `/issues/${begun.id}/works`, { obras }, token));
  return { id, publish: () => ask(url, 'POST', `/issues/${id}/publish`, { revision }, token) };
}

/** The works, and what else there is in the demonstration set for an address to name. Makes the certificate and the numbers. */
export async function namedMatters(url: string): Promise<NamedMatters> {
  const { tokenOf } = submissionsAt(() => url);
  const [autor, revisor, editor] = [await tokenOf('autor'), await tokenOf('revisor'), await tokenOf('editor')];
  const works = await namedWorks(url);
  const queue = z
    .object({ cola: z.array(z.object({ obra: idSchema })) })
    .parse(await ask(url, 'GET', '/editorial/queue?espera=REVISION', undefined, editor));
  const returned = publicationListSchema.parse(
    await ask(url, 'GET', '/publications?estado=CAMBIOS_SOLICITADOS', undefined, autor),
  );
  const { reviews } = reviewListSchema.parse(await ask(url, 'GET', '/reviews/my-reviews', undefined, revisor));
  const certificate = z
    .object({ codigo: z.string() })
    .parse(await ask(url, 'POST', '/certificates', { anio: null, conObras: true }, revisor));
  const [issue, planned] = [await beginIssue(url, '1'), await beginIssue(url, '2')];
  await issue.publish();
  const institution = await makeInstitution(url);
  const journalKey = await writeScope(url);
  const { versionActual } = publicationSchema.parse(await ask(url, 'GET', `/catalog/${works.published}`));
  const { disciplinas } = disciplineListSchema.parse(await ask(url, 'GET', '/catalog/disciplines'));
  const found = {
    ...works,
    ...institution,
    load: await beginLoad(url),
    issue: issue.id,
    plannedIssue: planned.id,
    inReview: queue.cola[0]?.obra.id,
    returned: returned.publications[0]?.id,
    review: reviews.find(({ estado }) => estado === 'EN_PROCESO')?.id,
    code: certificate.codigo,
    journalKey,
    version: String(versionActual),
    discipline: disciplinas[0]?.slug,
  };
  const { inReview, returned: asked, review, discipline } = found;
  if (!inReview || !asked || !review || !discipline)
    throw new Error(`The demonstration set lacks some of ${JSON.stringify(found)}`);
  return { ...found, inReview, returned: asked, review, discipline };
}

/** Makes an institution that autor@ answers for. */
async function makeInstitution(url: string) {
  const { tokenOf } = submissionsAt(() => url);
  const [admin, autor] = [await tokenOf('admin'), await tokenOf('autor')];
  const body = { clave: 'universidad-del-litoral', nombre: 'Universidad del Litoral', dominios: ['litoral.test'] };
  const { id } = idsSchema.parse(await ask(url, 'POST', '/instituciones', body, admin));
  const invited = { email: 'autor@pliego.test', responsable: true };
  await ask(url, 'POST', `/instituciones/${id}/invitaciones`, invited, admin);
  const { invitaciones } = invitedSchema.parse(await ask(url, 'GET', '/institucion', undefined, autor));
  await ask(url, 'POST', `/institucion/invitaciones/${invitaciones[0]?.id}`, { acepta: true }, autor);
  return { institution: id, institutionKey: body.clave };
}

/** Has the first journal say its scope. @returns its key */
async function writeScope(url: string): Promise<string> {
  const token = await submissionsAt(() => url).tokenOf('admin');
  const { revistas } = journalsSchema.parse(await ask(url, 'GET', '/revistas'));
  const [first] = revistas;
  if (!first) throw new Error('The demonstration set has no journal');
  await ask(url, 'PUT', `/revistas/${first.id}/textos/alcance`, { markdown: 'Humedales y **costas**.' }, token);
  return first.clave;
}

async function beginLoad(url: string): Promise<string> {
  const headers = {
    'content-type': 'application/octet-stream',
    authorization: `Bearer ${await submissionsAt(() => url).tokenOf('admin')}`,
  };
  const body = 'titulo;autores;fecha\nDe entonces;"Ruiz, Ana";1998\n';
  const begun = await fetch(`${url}/api/cargas?revistaId=${principalJournal}&nombre=pasado.csv`, {
    method: 'POST',
    headers,
    body,
  });
  return idsSchema.parse(await begun.json()).id;
}
const journalsSchema = z.object({ revistas: z.array(z.object({ id: z.string(), clave: z.string() })) });
const idsSchema = z.object({ id: z.string() });
const invitedSchema = z.object({ invitaciones: z.array(idsSchema) });

/** An address of the line, with a published work in the catalogue's and an author's draft elsewhere. */
export function addressOf({ path }: Row, ids: NamedWorks & Partial<NamedMatters>): string {
  if (path === '*') return '/no/hay/nada';
  // In its own language the address of a work's text leads to the page of the work.
  const named = () => {
    if (path.includes(':capitulo')) return ids.book;
    if (/^\/catalogo|\/(aviso|edicion)$/.test(path)) return ids.published;
    if (path.startsWith('/numeros')) return ids.issue;
    if (path.startsWith('/editorial/numeros')) return ids.plannedIssue;
    if (path.startsWith('/editorial')) return ids.inReview;
    if (path.startsWith('/revisiones')) return ids.review;
    if (path.startsWith('/admin/revistas')) return principalJournal;
    if (path.startsWith('/admin/instituciones')) return ids.institution;
    if (path.startsWith('/admin/cargas')) return ids.load;
    return path.endsWith('/respuesta') ? ids.returned : ids.draft;
  };
  return (
    path
      .replace(':rol', 'edicion')
      .replace(':tema', 'decidir')
      .replace(':idioma', 'es')
      .replace(':slug', ids.discipline ?? 'historia')
      .replace(':clave', keyAt(path, ids) ?? ids.author)
      .replace(':capitulo', ids.chapter)
      .replace(':texto', 'alcance')
      // What is published leads to the page of the work.
      .replace(':numero', ids.version ?? '1')
      .replace(':grupo', 'revision')
      .replace(':parte', 'consejo')
      .replace(':codigo', ids.code ?? ':codigo')
      .replace(':id', named() ?? ids.draft)
  );
}

function keyAt(path: string, { institutionKey, journalKey }: Partial<NamedMatters>): string | undefined {
  if (path.startsWith('/instituciones')) return institutionKey;
  return path.startsWith('/revistas') ? journalKey : undefined;
}
