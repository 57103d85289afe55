/** Asking the catalogue, with the fall-backs of the specification (000 §7). */
import { queryOptions, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { Client } from '#contract/client.ts';
import { useClient } from '#web/data/client-context.ts';
import { problemOf } from '#web/data/problems.ts';
import { callQuery, healing } from '#web/data/queries.ts';
import { useLanguage } from '#web/messages/use-messages.ts';
import { type CatalogueAddress, choiceOf, queryOf } from './address.ts';
import type { CataloguePage } from './catalogue-page.ts';
import { examplesMatching } from './examples.ts';

/** On a 404 the list of publications is asked instead. A failure stays one, so that it is asked again and never kept as an answer. */
export const catalogueQuery = (client: Client, address: CatalogueAddress) =>
  queryOptions<CataloguePage>({
    queryKey: ['searchCatalogue', queryOf(address)],
    queryFn: async () => {
      const query = { ...queryOf(address), estado: 'PUBLICADO' as const };
      try {
        return await client.searchCatalogue({ query });
      } catch (error) {
        // On the server a failure is a failure: a page is made from the catalogue or not at all.
        if (typeof window === 'undefined' || problemOf(error)?.status !== 404) throw error;
        const { search, tipo, page, limit, estado } = query;
        const list = await client.listPublications({ query: { search, tipo, page, limit, estado } });
        return { ...list, totalExacto: true, quizas: null, aproximadas: [] };
      }
    },
    ...healing,
  });

/** What to show of the catalogue. */
export interface Showing {
  /** Examples while there is a failure, where some match; nothing before the first answer. */
  page: CataloguePage | undefined;
  failure: CatalogueFailure | undefined;
}

export interface CatalogueFailure {
  /** Asks once more, now; it is done from time to time anyway. */
  again: () => void;
  isAsking: boolean;
}

/** The catalogue at an address, or examples until it can be had. */
export function useCatalogue(
  address: CatalogueAddress,
  options: Pick<UseQueryOptions<CataloguePage>, 'placeholderData'> = {},
): Showing {
  const language = useLanguage();
  const query = useQuery({ ...catalogueQuery(useClient(), address), ...options });
  const { isFetching, refetch } = query;
  const page = query.isPlaceholderData && query.errorUpdateCount > 0 ? undefined : query.data;
  // Asking again after a failure, TanStack forgets the error until the answer is there; a reader should not see it come and go.
  if (page || query.errorUpdateCount === 0) return { page, failure: undefined };
  const examples = examplesMatching(address, language);
  return {
    page: examples.total > 0 ? examples : undefined,
    failure: { again: () => void refetch(), isAsking: isFetching },
  };
}

/** What the works sought can be narrowed by; the same for every order and page. */
export const facetsQuery = (client: Client, address: CatalogueAddress) => ({
  ...callQuery(client, 'catalogueFacets', { query: choiceOf(address) }),
  ...healing,
});
