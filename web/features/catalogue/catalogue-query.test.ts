import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '#contract/client.ts';
import { ProblemError } from '#contract/problems.ts';
import type { Language } from '#contract/vocabulary.ts';
import { client } from '#web/data/client.ts';
import { createQueryClient } from '#web/data/queries.ts';
import { readAddress } from './address.ts';
import { catalogueQuery } from './catalogue-query.ts';
import { examplesMatching } from './examples.ts';

const refusal = (status: number) =>
  new ProblemError({ type: 'about:blank', title: '', status, detail: '', message: '', code: 'x' });
const answering = (calls: Partial<Client>): Client => Object.assign(Object.create(client), calls);
const askWith = (queryClient: QueryClient, query: string, calls: Partial<Client>) =>
  queryClient.fetchQuery({
    ...catalogueQuery(answering(calls), readAddress(new URLSearchParams(query))),
    retryDelay: 0,
  });
const ask = (query: string, calls: Partial<Client>) => askWith(createQueryClient(), query, calls);

const list = { publications: [], total: 0, page: 1, totalPages: 1 };
const found = { ...list, totalExacto: true, quizas: null, aproximadas: [] };

describe('asking the catalogue in the browser', () => {
  beforeEach(() => vi.stubGlobal('window', {}));
  afterEach(() => vi.unstubAllGlobals());

  it('sends what the address says, of published works only', async () => {
    const searchCatalogue = vi.fn(async () => found);
    expect(await ask('q=agua&tipo=LIBRO&anio=2024&pagina=2', { searchCatalogue })).toEqual(found);
    expect(searchCatalogue).toHaveBeenCalledWith({
      query: {
        search: 'agua',
        tipo: 'LIBRO',
        anio: ['2024'],
        sort: 'relevancia',
        page: 2,
        limit: 12,
        estado: 'PUBLICADO',
      },
    });
  });

  it('asks for the list of publications where there is no catalogue', async () => {
    const listPublications = vi.fn(async () => list);
    const page = await ask('q=agua&pagina=2', {
      searchCatalogue: () => Promise.reject(refusal(404)),
      listPublications,
    });
    expect(page).toEqual(found);
    expect(listPublications).toHaveBeenCalledExactlyOnceWith({
      query: { search: 'agua', tipo: undefined, page: 2, limit: 12, estado: 'PUBLICADO' },
    });
  });

  it.each([
    ['any other failure', 500, 2],
    ['a second failure', 404, 1],
  ])('fails with %s, which is not kept as an answer', async (_, status, tries) => {
    const queryClient = createQueryClient();
    const failing = vi.fn(() => Promise.reject(refusal(status)));
    const both = { searchCatalogue: failing, listPublications: () => Promise.reject(refusal(404)) };
    await expect(askWith(queryClient, 'q=agua', both)).rejects.toThrow(ProblemError);
    expect(failing).toHaveBeenCalledTimes(tries);
    expect(await askWith(queryClient, 'q=agua', { searchCatalogue: async () => found })).toEqual(found);
  });

  it('tries once more what may pass, the list of publications as well', async () => {
    const searchCatalogue = vi.fn(async () => found).mockRejectedValueOnce(refusal(503));
    expect(await ask('', { searchCatalogue })).toEqual(found);
    const listPublications = vi.fn(async () => list).mockRejectedValueOnce(refusal(0));
    expect(await ask('', { searchCatalogue: () => Promise.reject(refusal(404)), listPublications })).toEqual(found);
    expect(listPublications).toHaveBeenCalledTimes(2);
  });

  it('has examples to show meanwhile, of the type and the words asked for', () => {
    const examples = (query: string, language: Language = 'es') =>
      examplesMatching(readAddress(new URLSearchParams(query)), language);
    expect(examples('q=imprenta&tipo=LIBRO').publications.map(({ tipo }) => tipo)).toEqual(['LIBRO']);
    expect(examples('q=zzyzx').total).toBe(0);
    expect(examples('q=printing', 'en').publications.map(({ tipo }) => tipo)).toEqual(['LIBRO']);
  });
});

it('on the server a failure is a failure', async () => {
  await expect(ask('', { searchCatalogue: () => Promise.reject(refusal(500)) })).rejects.toThrow(ProblemError);
});
