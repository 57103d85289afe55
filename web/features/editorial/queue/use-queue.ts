import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { ViewFilters } from '#contract/entities/queue.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { readFilters, withFilters } from './address.ts';

/** More than three times what is in view at once. */
const perPage = 25;

/** The queue as the address asks for it, so that a reload or a way back finds it as it was. Asked anew at each opening. */
export function useQueue() {
  const client = useClient();
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const page = Math.max(1, Math.floor(Number(address.get('pagina'))) || 1);
  const query = useQuery({
    ...callQuery(client, 'editorialQueue', { query: { ...filters, page, limit: perPage } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const change = (next: (before: URLSearchParams) => URLSearchParams) =>
    setAddress(next, { replace: true, preventScrollReset: true });
  return {
    ...query,
    filters,
    // What is decided leaves the queue: the last page may be gone.
    page: query.data ? Math.min(page, Math.max(1, query.data.totalPages)) : page,
    isBeyond: query.data !== undefined && !query.isPlaceholderData && page > Math.max(1, query.data.totalPages),
    /** These filters, and those that there were beside them. */
    narrow: (some: ViewFilters) => change((before) => withFilters(before, { ...readFilters(before), ...some })),
    /** These filters and no others. */
    show: (these: ViewFilters) => change((before) => withFilters(before, these)),
    setPage: (next: number) =>
      change((before) => {
        const after = new URLSearchParams(before);
        if (next > 1) after.set('pagina', String(next));
        else after.delete('pagina');
        return after;
      }),
  };
}
export type Queue = ReturnType<typeof useQueue>;
