/** The route table from the side of people: who may open a line of it, and at which address. */
import { catalogueListSchema, publicationListSchema } from '#contract/entities/publication.ts';
import type { Guard, Row } from '#web/routing/screen.ts';
import { ask } from './administrator.ts';
import { submissionsAt } from './submissions.ts';

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

/** The works that addresses name: a published one, and a draft of autor@pliego.test. */
export type NamedWorks = { published: string; draft: string };

/** Those of the demonstration set. Throws where it has none. */
export async function namedWorks(url: string): Promise<NamedWorks> {
  const token = await submissionsAt(() => url).tokenOf('autor');
  const catalogue = catalogueListSchema.parse(await ask(url, 'GET', '/catalog?limit=1'));
  const drafts = publicationListSchema.parse(await ask(url, 'GET', '/publications?estado=BORRADOR', undefined, token));
  const [published, draft] = [catalogue.publications[0]?.id, drafts.publications[0]?.id];
  if (!published || !draft) throw new Error('The demonstration set has no published work, or no draft of the author');
  return { published, draft };
}

/** An address of the line, with a published work in the catalogue's and an author's draft elsewhere. */
export function addressOf({ path }: Row, ids: NamedWorks): string {
  if (path === '*') return '/no/hay/nada';
  // In its own language the address of a work's text leads to the page of the work.
  return path.replace(':idioma', 'es').replace(':id', path.startsWith('/catalogo') ? ids.published : ids.draft);
}
