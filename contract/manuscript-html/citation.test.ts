import { expect, test } from 'vitest';
import { citationParts } from './citation.ts';

const said = (text: string, references: number) => citationParts(text, references).map((part) => part.said);

test('a mention is shared out among its references where it can be', () => {
  expect(said('(Kuhn, 1962; Cajal, 1899)', 2)).toEqual(['Kuhn, 1962', 'Cajal, 1899']);
  expect(said('[3, 7]', 2)).toEqual(['3', '7']);
  expect(said('3–7', 5)).toEqual(['3–7']);
  expect(said('(OMS (Ginebra))', 1)).toEqual(['OMS (Ginebra)']);
});

test('nothing of it is lost', () => {
  const whole = citationParts('(Kuhn, 1962; Cajal, 1899)', 2).map(({ before, said, after }) => before + said + after);
  expect(whole.join('')).toBe('(Kuhn, 1962; Cajal, 1899)');
});
