import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { bidOrders, bidParts } from '#contract/entities/bid.ts';
import { longest } from '#contract/limits.ts';
import { tipos } from '#contract/vocabulary.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { useSoughtWords } from '#web/data/use-sought-words.ts';
import { staying } from '#web/routing/stay.ts';

const filtersSchema = z.object({
  search: z.string().trim().max(longest.search).catch(''),
  tipo: z.enum(tipos).optional().catch(undefined),
  categoria: z.string().trim().min(1).max(longest.category).optional().catch(undefined),
  idioma: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional()
    .catch(undefined),
  respuesta: z.enum(bidParts).optional().catch(undefined),
  orden: z.enum(bidOrders).catch('cercania'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});
export type BidFilters = z.infer<typeof filtersSchema>;

/** What the address of the bids says; anything else is read as not said. */
export const readBidFilters = (address: URLSearchParams): BidFilters =>
  filtersSchema.parse({
    search: address.get('q') ?? '',
    tipo: address.get('tipo') ?? undefined,
    categoria: address.get('disciplina') ?? undefined,
    idioma: address.get('idioma') ?? undefined,
    respuesta: address.get('respuesta') ?? undefined,
    orden: address.get('orden'),
    page: address.get('pagina') ?? 1,
  });

/** An address that `readBidFilters` reads back; what is usual is left out. */
export const writeBidFilters = (filters: BidFilters): Record<string, string> => ({
  ...(filters.search && { q: filters.search }),
  ...(filters.tipo && { tipo: filters.tipo }),
  ...(filters.categoria && { disciplina: filters.categoria }),
  ...(filters.idioma && { idioma: filters.idioma }),
  ...(filters.respuesta && { respuesta: filters.respuesta }),
  ...(filters.orden !== 'cercania' && { orden: filters.orden }),
  ...(filters.page > 1 && { pagina: String(filters.page) }),
});

/** The works as the address asks for them, the words that are typed, and what changes them: others begin at the first page. */
export function useBids() {
  const client = useClient();
  const [address, setAddress] = useSearchParams();
  const filters = readBidFilters(address);
  const change = (changes: Partial<BidFilters>) =>
    setAddress((before) => writeBidFilters({ ...readBidFilters(before), page: 1, ...changes }), staying);
  const words = useSoughtWords(filters.search, (search) => change({ search }), longest.search);
  const query = useQuery({
    ...callQuery(client, 'listBids', { query: filters }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // One answers work by work: what another window did is read when one comes again.
    refetchOnWindowFocus: false,
  });
  return { query, filters, change, words };
}
