import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type WaitKind, waitKinds } from '#contract/entities/editorial.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';

export const scopes = ['todas', 'mias', 'libres'] as const;
export type Scope = (typeof scopes)[number];

/** The queue as the address asks for it, so that a reload or a way back finds it as it was. Asked anew at each opening. */
export function useQueue() {
  const client = useClient();
  const [search, setSearch] = useSearchParams();
  const de = scopes.find((scope) => scope === search.get('de')) ?? 'todas';
  const espera = waitKinds.find((kind) => kind === search.get('espera'));
  const page = Math.max(1, Math.floor(Number(search.get('pagina'))) || 1);
  const query = useQuery({
    ...callQuery(client, 'editorialQueue', { query: { de, page, limit: 10, ...(espera && { espera }) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const put = (changes: Record<string, string>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('pagina');
        for (const [name, value] of Object.entries(changes))
          if (value) after.set(name, value);
          else after.delete(name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    ...query,
    de,
    espera,
    // What is decided leaves the queue: the last page may be gone.
    page: query.data ? Math.min(page, Math.max(1, query.data.totalPages)) : page,
    isBeyond: query.data !== undefined && !query.isPlaceholderData && page > Math.max(1, query.data.totalPages),
    setScope: (scope: Scope) => put({ de: scope === 'todas' ? '' : scope }),
    setWait: (kind: WaitKind | undefined) => put({ espera: kind ?? '' }),
    setPage: (next: number) => put({ pagina: next > 1 ? String(next) : '' }),
  };
}
