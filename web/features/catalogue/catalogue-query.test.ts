import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '#contract/client.ts';
import { ProblemError } from '#contract/problems.ts';
import { client } from '#web/data/client.ts';
import { readAddress } from './address.ts';
import { catalogueQuery } from './catalogue-query.ts';

const refusal = (status: number) =>
  new ProblemError({ type: 'about:blank', title: '', status, detail: '', message: '', code: 'x' });
const answering = (calls: Partial<Client>): Client => Object.assign(Object.create(client), calls);
const ask = (query: string, calls: Partial<Client>) =>
  new QueryClient().fetchQuery(catalogueQuery(answering(calls), readAddress(new URLSearchParams(query))));

const list = { publications: [], total: 0, page: 1, totalPages: 1 };
const found = { ...list, totalExacto: true, quizas: null };

describe('asking the catalogue in the browser', () => {
  beforeEach(() => vi.stubGlobal('window', {}));
  afterEach(() => vi.unstubAllGlobals());

  it('sends what the address says, of published works only', async () => {
    const searchCatalogue = vi.fn(async () => found);
    expect(await ask('q=agua&tipo=LIBRO&anio=2024&pagina=2', { searchCatalogue })).toEqual(found);
    expect(searchCatalogue).toHaveBeenCalledWith({
      query: { search: 'agua', tipo: 'LIBRO', anio: 2024, sort: 'relevancia', page: 2, estado: 'PUBLICADO' },
    });
  });

  it('asks for the list of publications where there is no catalogue', async () => {
    const listPublications = vi.fn(async () => list);
    const page = await ask('q=agua', { searchCatalogue: () => Promise.reject(refusal(404)), listPublications });
    expect(page).toEqual(found);
    expect(listPublications).toHaveBeenCalledOnce();
  });

  it.each([
    ['any other failure', 500],
    ['a second failure', 404],
  ])('shows examples after %s, filtered by type and words, and says so', async (_, status) => {
    const failing = () => Promise.reject(refusal(status));
    const page = await ask('q=imprenta&tipo=LIBRO', { searchCatalogue: failing, listPublications: failing });
    expect(page.examples).toBe(true);
    expect(page.publications.map(({ tipo }) => tipo)).toEqual(['LIBRO']);
    expect((await ask('q=zzyzx', { searchCatalogue: failing, listPublications: failing })).total).toBe(0);
  });
});

it('on the server a failure is a failure', async () => {
  await expect(ask('', { searchCatalogue: () => Promise.reject(refusal(500)) })).rejects.toThrow(ProblemError);
});
