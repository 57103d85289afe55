import { expect, it } from 'vitest';
import type { PageState } from './hydration-state.ts';
import { stateJson } from './state-json.ts';

const known = { dataUpdateCount: 1, dataUpdatedAt: 5, error: null, status: 'success' };
const queryOf = (name: string, data: unknown) => ({
  dehydratedAt: 5,
  queryHash: name,
  queryKey: [name],
  state: { data, ...known },
});
const state = (...queries: object[]) =>
  ({
    queries: { mutations: [], queries },
    errors: null,
    origin: 'https://pliego.example',
    build: 'b1',
  }) as unknown as PageState;

it('is what the browser reads as the state, whatever calls answered', () => {
  for (const page of [
    state(),
    state(queryOf('one', { titulo: '</script>' })),
    state(queryOf('one', null), queryOf('none', undefined), queryOf('many', [1, { a: [] }])),
    { ...state(), errors: { '/x': '</script>' }, ownHouse: 'agua' },
  ]) {
    const text = stateJson(page);
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(page)));
    expect(text).not.toContain('<');
  }
});

it('has in the place of answers what is written for them', () => {
  const text = stateJson(state(queryOf('one', { titulo: 'Agua' }), queryOf('none', undefined)), () => '"here"');
  expect(JSON.parse(text).queries.queries.map((query: { state: object }) => query.state)).toEqual([
    { data: 'here', ...known },
    known,
  ]);
});
