/** The route table from the side of people: who may open a line of it, and at which address. */
import type { Guard, Row } from '#web/routing/screen.ts';

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
  EDITOR: ['editor', 'admin'],
  ADMIN: ['admin'],
};

export const whoMayOpen = (row: ScreenRow): readonly Person[] => (row.guard ? opens[row.guard] : people);

/** An address of the line, with a published work in the catalogue's and an author's draft elsewhere. */
export function addressOf({ path }: Row, ids: { published: string; draft: string }): string {
  if (path === '*') return '/no/hay/nada';
  // In its own language the address of a work's text leads to the page of the work.
  return path.replace(':idioma', 'es').replace(':id', path.startsWith('/catalogo') ? ids.published : ids.draft);
}
