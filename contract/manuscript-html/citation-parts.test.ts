import { expect, test } from 'vitest';
import { citationParts } from './citation-parts.ts';

const refs = (count: number) => ['a', 'b', 'c', 'd', 'e'].slice(0, count);
const said = (text: string, count: number) => citationParts(text, refs(count)).map((part) => part.said);

test('a mention is shared out among its references where it can be', () => {
  expect(said('(Kuhn, 1962; Cajal, 1899)', 2)).toEqual(['Kuhn, 1962', 'Cajal, 1899']);
  expect(said('[3, 7]', 2)).toEqual(['3', '7']);
  expect(said('3–7', 5)).toEqual(['3–7']);
  expect(said('(OMS (Ginebra))', 1)).toEqual(['OMS (Ginebra)']);
});

test('each part has its own reference, and what cannot be shared out all of them', () => {
  const shares = (text: string, count: number) => citationParts(text, refs(count)).map((part) => part.refs);
  expect(shares('(Kuhn, 1962; Cajal, 1899)', 2)).toEqual([['a'], ['b']]);
  expect(shares('[3–7]', 5)).toEqual([['a', 'b', 'c', 'd', 'e']]);
});

test('nothing of it is lost', () => {
  const whole = citationParts('(Kuhn, 1962; Cajal, 1899)', refs(2)).map(
    ({ before, said, after }) => before + said + after,
  );
  expect(whole.join('')).toBe('(Kuhn, 1962; Cajal, 1899)');
});
