/** Asking the catalogue, with the fall-backs of the specification (000 §7). */
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#contract/client.ts';
import type { CatalogueEntry } from '#contract/entities/publication.ts';
import { problemOf } from '#web/data/problems.ts';
import { callQuery } from '#web/data/queries.ts';
import { type CatalogueAddress, choiceOf, queryOf } from './address.ts';

export interface CataloguePage {
  publications: CatalogueEntry[];
  total: number;
  totalExacto: boolean;
  page: number;
  totalPages: number;
  /** 'Quizás quisiste decir…' */
  quizas: string | null;
  /** What is shown are built-in examples: the catalogue could not be asked. */
  examples?: true;
}

/** On a 404 the list of publications is asked instead; where that fails too, or anything else does, examples are shown. */
export const catalogueQuery = (client: Client, address: CatalogueAddress) =>
  queryOptions<CataloguePage>({
    queryKey: ['searchCatalogue', queryOf(address)],
    queryFn: async () => {
      const query = { ...queryOf(address), estado: 'PUBLICADO' as const };
      try {
        return await client.searchCatalogue({ query });
      } catch (error) {
        // On the server a failure is a failure: nobody should keep a page of examples.
        if (typeof window === 'undefined') throw error;
        if (problemOf(error)?.status !== 404) return examples(address);
        const { search, tipo, page, estado } = query;
        return client
          .listPublications({ query: { search, tipo, page, estado } })
          .then((list) => ({ ...list, totalExacto: true, quizas: null }))
          .catch(() => examples(address));
      }
    },
    retry: false,
  });

const examples = async (address: CatalogueAddress): Promise<CataloguePage> =>
  (await import('./examples.ts')).examplesMatching(address);

/** What the works sought can be narrowed by; the same for every order and page. */
export const facetsQuery = (client: Client, address: CatalogueAddress) =>
  callQuery(client, 'catalogueFacets', { query: choiceOf(address) });
