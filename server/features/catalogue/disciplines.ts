/** The disciplines of the catalogue: its categories, those of one address together, however they are spelt. */

import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { mostChosen } from '#contract/entities/common.ts';
import { disciplineSlug } from '#contract/public-addresses.ts';
import { refuse } from '#contract/refuse.ts';
import { folded } from '#contract/text.ts';
import type { Database } from '#server/platform/database/database.ts';
import { authorships, publications } from '#server/platform/database/schema.ts';
import { sql } from '#server/platform/database/sql.ts';
import { type NamedJournals, noJournals } from '#server/platform/shown-journals.ts';
import { type Counted, countSigning } from './authors.ts';
import { findFacets } from './facets.ts';
import { inCatalogueOf } from './filters.ts';
import { inOrder } from './order.ts';
import { presentEntries } from './present.ts';
import { readRows } from './queries.ts';
import { sumOf, type Total } from './totals.ts';

type Answer<N extends keyof Calls> = CallAnswer<Calls[N]>;

/** How many are told of. */
const mostDisciplines = 500;
const mostWorks = 6;
const mostAuthors = 12;
/** The newest works of a discipline, among which who signs most is counted. */
const worksCounted = 1000;

interface Discipline {
  slug: string;
  nombre: string;
  total: number;
  categorias: string[];
}

/** All there are, the most works first; each by its most frequent spelling. */
function gathered(totals: readonly Total[]): Discipline[] {
  const bySlug = Map.groupBy(totals, ({ categoria }) => disciplineSlug(categoria ?? ''));
  bySlug.delete('');
  return [...bySlug]
    .map(([slug, own]) => {
      const spellings = [...Map.groupBy(own, ({ categoria }) => categoria ?? '')]
        .map(([spelling, some]) => ({ spelling, total: sumOf(some) }))
        .toSorted((a, b) => b.total - a.total || (a.spelling < b.spelling ? -1 : 1));
      const toldApart = new Map(spellings.toReversed().map(({ spelling }) => [folded(spelling), spelling]));
      return {
        slug,
        nombre: spellings[0]?.spelling ?? '',
        total: sumOf(own),
        categorias: [...toldApart.values()].toReversed().slice(0, mostChosen),
      };
    })
    .toSorted((a, b) => b.total - a.total || (a.slug < b.slug ? -1 : 1));
}

/** The disciplines with the most works. */
export function disciplinesOf(totals: readonly Total[]): Answer<'listDisciplines'> {
  const all = gathered(totals);
  const told = all.slice(0, mostDisciplines).map(({ slug, nombre, total }) => ({ slug, nombre, total }));
  return { disciplinas: told, total: all.length };
}

/** How the categories of one discipline are spelt; none where no work is of it. */
export const spellingsOf = (totals: readonly Total[], slug: string): string[] =>
  gathered(totals).find((each) => each.slug === slug)?.categorias ?? [];

/** One of them; throws `no_encontrado` where no work is of it. */
export async function findDiscipline(
  db: Database,
  totals: Total[],
  slug: string,
  journals: NamedJournals = noJournals,
): Promise<Answer<'readDiscipline'>> {
  const found = gathered(totals).find((each) => each.slug === slug);
  if (!found) throw refuse('no_encontrado');
  const { categorias: categoria } = found;
  const whole = { totals: async () => totals, keywords: async () => [] };
  const newest = await newestOf(db, categoria);
  const { palabra } = await findFacets(db, { search: '', categoria }, whole);
  const rows = await readRows(db, newest.slice(0, mostWorks));
  const cards = presentEntries(rows, journals);
  return { ...found, publications: cards, palabras: palabra, autores: await signingMost(db, newest) };
}

/** Its works, the newest first, as many as who signs is counted among. */
async function newestOf(db: Database, categoria: string[]): Promise<string[]> {
  const p = publications;
  const rows = await db
    .select({ id: p.id })
    .from(p)
    .where(inCatalogueOf({ categoria }))
    .orderBy(inOrder('recientes'))
    .limit(worksCounted);
  return rows.map(({ id }) => id);
}

const signingMost = (db: Database, works: readonly string[]): Promise<Counted[]> =>
  countSigning(
    db,
    sql`select * from ${authorships} where publicacion_id = any(${sql.param(works)}::uuid[])`,
    mostAuthors,
  );
