import { describe, expect, it } from 'vitest';
import type { Reference } from '#contract/entities/manuscript.ts';
import { citationText } from './citation-text.ts';

const by = (year: number, ...families: string[]): Reference => ({
  id: 'r',
  texto: 'x',
  csl: { type: 'book', author: families.map((family) => ({ family })), issued: { 'date-parts': [[year]] } },
});
const proposed = (...references: Reference[]) => citationText(references, { and: 'y', noDate: 's. f.' });

describe('the words proposed for a citation', () => {
  it('are authors and years', () => {
    expect(proposed(by(1962, 'Kuhn'))).toBe('(Kuhn, 1962)');
    expect(proposed(by(1962, 'Kuhn'), by(2020, 'Ruiz', 'Sanz'))).toBe('(Kuhn, 1962; Ruiz y Sanz, 2020)');
    expect(proposed(by(2021, 'Ruiz', 'Sanz', 'Mora'))).toBe('(Ruiz et al., 2021)');
  });

  it('are numbers where the list has them', () => {
    expect(proposed({ id: 'a', etiqueta: '3', texto: 'x' }, { id: 'b', etiqueta: '[7]', texto: 'y' })).toBe('[3, 7]');
  });

  it('are read from the entry where it has nothing but its text', () => {
    expect(proposed({ id: 'a', texto: 'OMS (2019). Informe.' })).toBe('(OMS, 2019)');
    expect(proposed({ id: 'a', texto: 'Anónimo. Lazarillo.' })).toBe('(Anónimo, s. f.)');
  });

  it('are none for no reference', () => expect(proposed()).toBe(''));
});
