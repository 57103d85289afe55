import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Estado } from '#contract/vocabulary.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { usePageOf } from '#web/data/use-page-of.ts';

type Filters = { estado?: Estado; search?: string; limit: number };

/**
 * A page of the publications that the person may read, the newest first, and the way to the others. The page before
 * stays in sight until the next one is there; other words begin at the first page.
 */
export function usePublicationsPage(filters: Filters) {
  const client = useClient();
  const [page, setPage] = usePageOf(JSON.stringify(filters));
  const query = useQuery({
    ...callQuery(client, 'listPublications', { query: { ...filters, page } }),
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = query;
  // What is decided leaves the list: the last page may be gone.
  if (data && !isPlaceholderData && page > Math.max(1, data.totalPages)) setPage(Math.max(1, data.totalPages));
  return { ...query, page, setPage };
}
