import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { rosterOrders, rosterStates } from '#contract/entities/candidate.ts';
import { longest } from '#contract/limits.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { useSoughtWords } from '#web/data/use-sought-words.ts';
import { staying } from '#web/routing/stay.ts';

const filtersSchema = z.object({
  search: z.string().trim().max(longest.search).catch(''),
  situacion: z.enum(rosterStates).optional().catch(undefined),
  orden: z.enum(rosterOrders).catch('nombre'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});
export type RosterFilters = z.infer<typeof filtersSchema>;

/** What the address of the roster says, `?q=&situacion=&orden=&pagina=`; anything else is read as not said. */
export const readRosterFilters = (address: URLSearchParams): RosterFilters =>
  filtersSchema.parse({
    search: address.get('q') ?? '',
    situacion: address.get('situacion') ?? undefined,
    orden: address.get('orden'),
    page: address.get('pagina') ?? 1,
  });

/** An address that `readRosterFilters` reads back; what is usual is left out. */
export const writeRosterFilters = ({ search, situacion, orden, page }: RosterFilters): Record<string, string> => ({
  ...(search && { q: search }),
  ...(situacion && { situacion }),
  ...(orden !== 'nombre' && { orden }),
  ...(page > 1 && { pagina: String(page) }),
});

/** The roster as the address asks for it, the words that are typed, and what changes them: others begin at the first page. */
export function useRoster() {
  const client = useClient();
  const [address, setAddress] = useSearchParams();
  const filters = readRosterFilters(address);
  const change = (changes: Partial<RosterFilters>) =>
    setAddress((before) => writeRosterFilters({ ...readRosterFilters(before), page: 1, ...changes }), staying);
  const words = useSoughtWords(filters.search, (search) => change({ search }), longest.search);
  const query = useQuery({
    ...callQuery(client, 'reviewerRoster', { query: filters }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { query, filters, change, words };
}
