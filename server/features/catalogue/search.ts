/** The public catalogue, with its exact totals kept in memory until a work enters or leaves it. */
import type { CatalogueQuery } from '#contract/calls/catalogue.ts';
import { eventsChannel } from '#server/events.ts';
import type { Services } from '#server/services.ts';
import { presentEntry } from './present.ts';
import { countCatalogue, searchCatalogue } from './queries.ts';

/** Opens the catalogue: a function that answers one page of it. */
export async function openCatalogue({ db, database }: Services) {
  let counts: Awaited<ReturnType<typeof countCatalogue>> | undefined;
  await database.listen(eventsChannel, () => {
    counts = undefined;
  });

  return async (query: CatalogueQuery) => {
    if (query.search === '') counts ??= await countCatalogue(db);
    const { rows, total, totalExacto } = await searchCatalogue(db, query, counts);
    return {
      publications: rows.map(presentEntry),
      total,
      totalExacto,
      page: query.page,
      totalPages: Math.ceil(total / query.limit),
    };
  };
}
