/** The public catalogue. Its answers are the same for everybody, and are kept until a work enters, leaves or changes. */
import type { CatalogueQuery } from '#contract/calls/catalogue.ts';
import { onCatalogueChange } from '#server/events.ts';
import { Kept } from '#server/platform/kept.ts';
import type { Services } from '#server/services.ts';
import { presentEntry } from './present.ts';
import { type CatalogueCounts, countCatalogue, searchCatalogue } from './queries.ts';

/** Opens the catalogue: a function that answers one page of it. */
export async function openCatalogue({ db, database }: Services) {
  const answers = new Kept<Awaited<ReturnType<typeof answer>>>(500);
  const totals = new Kept<CatalogueCounts>(1);
  await onCatalogueChange(database, () => {
    answers.forget();
    totals.forget();
  });

  const answer = async (query: CatalogueQuery) => {
    const counts = await totals.get('', () => countCatalogue(db));
    const { rows, total, totalExacto } = await searchCatalogue(db, query, counts);
    return {
      publications: rows.map(presentEntry),
      total,
      totalExacto,
      page: query.page,
      totalPages: Math.ceil(total / query.limit),
    };
  };
  return (query: CatalogueQuery) => answers.get(JSON.stringify(query), () => answer(query));
}
