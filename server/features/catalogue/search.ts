/** The public catalogue. Its answers are the same for everybody, and are kept until a work enters, leaves or changes. */
import type { CallAnswer } from '#contract/call.ts';
import type { CatalogueQuery } from '#contract/calls/catalogue.ts';
import type { Calls } from '#contract/calls.ts';
import { onCatalogueChange } from '#server/events.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Kept } from '#server/platform/kept.ts';
import type { Services } from '#server/services.ts';
import { presentEntry } from './present.ts';
import { type CatalogueCounts, countCatalogue, searchCatalogue } from './queries.ts';

type CatalogueAnswer = CallAnswer<Calls['searchCatalogue']>;

/** One page of the catalogue, asked of the database now. */
export async function answerCatalogue(
  db: Database,
  query: CatalogueQuery,
  counts: CatalogueCounts,
): Promise<CatalogueAnswer> {
  const { rows, total, totalExacto } = await searchCatalogue(db, query, counts);
  return {
    publications: rows.map(presentEntry),
    total,
    totalExacto,
    page: query.page,
    totalPages: Math.ceil(total / query.limit),
  };
}

/** Of all kept answers together. */
const mostCharacters = 16_000_000;
/** Roughly: summaries vary, the rest of a card does not. */
const lengthOf = ({ publications }: CatalogueAnswer) =>
  publications.reduce((sum, { resumen }) => sum + resumen.length + 1000, 1000);

/** Opens the catalogue: a function that answers one page of it. */
export async function openCatalogue({ db, database }: Services) {
  const answers = new Kept<CatalogueAnswer>(mostCharacters, lengthOf);
  const totals = new Kept<CatalogueCounts>(1);
  await onCatalogueChange(database, () => {
    answers.forget();
    totals.forget();
  });
  const answer = async (query: CatalogueQuery) =>
    answerCatalogue(db, query, await totals.get('', () => countCatalogue(db)));
  return (query: CatalogueQuery) => answers.get(JSON.stringify(query), () => answer(query));
}
