import { describe, expect, it } from 'vitest';
import { areKeywords, keywordsOf } from './keywords.ts';

describe('keywords in a line', () => {
  it('are separated by commas, semicolons and new lines, each once', () =>
    expect(keywordsOf(' Humedales,migración  de aves;\nhumedales, ,')).toEqual(['Humedales', 'migración de aves']));

  it('are at most 30, of 80 letters', () => {
    expect(areKeywords(keywordsOf(''))).toBe(true);
    expect(areKeywords(Array.from({ length: 31 }, (_, i) => `palabra ${i}`))).toBe(false);
    expect(areKeywords(['a'.repeat(81)])).toBe(false);
  });
});
