import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

it('words typed with accents are sought without them, as estados are written', () => {
  expect(searchWords('  En revisión ')).toBe('En revision');
});
