/** What the home page shows of the catalogue, asked for at once: three works in full (spec 000 §2.5), and some more by their titles. */
import type { CatalogueEntry } from '#contract/entities/publication.ts';
import { useHealingCall } from '#web/data/queries.ts';

export const recentWorks = { query: { limit: 9, sort: 'recientes' } } as const;
const featured = 3;

export interface RecentWorks {
  newest: CatalogueEntry | undefined;
  others: readonly CatalogueEntry[];
  recent: readonly CatalogueEntry[];
  /** Nothing has been published: the journal begins. */
  isBeginning: boolean;
}

/** While they cannot be had, nothing stands in their place. */
export function useRecentWorks(): RecentWorks {
  const { data } = useHealingCall('searchCatalogue', recentWorks);
  const works = data?.publications ?? [];
  return {
    newest: works[0],
    others: works.slice(1, featured),
    recent: works.slice(featured),
    isBeginning: data?.total === 0,
  };
}
