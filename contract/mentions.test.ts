import { describe, expect, it } from 'vitest';
import type { Reference } from './entities/manuscript.ts';
import { mentionText } from './mentions.ts';

const by = (year: number, ...families: string[]): Reference => ({
  id: 'r',
  texto: 'x',
  csl: { type: 'book', author: families.map((family) => ({ family })), issued: { 'date-parts': [[year]] } },
});
const proposed = (...references: Reference[]) => mentionText(references, 'es');

describe('the words of a mention', () => {
  it('are authors and years', () => {
    expect(proposed(by(1962, 'Kuhn'))).toBe('(Kuhn, 1962)');
    expect(proposed(by(1962, 'Kuhn'), by(2020, 'Ruiz', 'Sanz'))).toBe('(Kuhn, 1962; Ruiz y Sanz, 2020)');
    expect(proposed(by(2021, 'Ruiz', 'Sanz', 'Mora'))).toBe('(Ruiz et al., 2021)');
    expect(proposed(by(2020, 'Cajal', 'Iglesias'))).toBe('(Cajal e Iglesias, 2020)');
    expect(mentionText([by(2020, 'Ruiz', 'Sanz')], 'en')).toBe('(Ruiz and Sanz, 2020)');
  });

  it('are editors, or the title, where nobody is the author, and all years of a span', () => {
    const csl = { type: 'book', title: 'Actas', issued: { 'date-parts': [[2019], [2021]] as [number][] } };
    expect(proposed({ id: 'r', texto: 'x', csl })).toBe('(«Actas», 2019–2021)');
    expect(proposed({ id: 'r', texto: 'x', csl: { ...csl, editor: [{ family: 'Mora' }] } })).toBe('(Mora, 2019–2021)');
  });

  it('say where in the work', () => {
    expect(mentionText([{ ...by(1962, 'Kuhn'), locator: 'p. 12' }], 'es')).toBe('(Kuhn, 1962, p. 12)');
  });

  it('are numbers where the list has them', () => {
    expect(proposed({ id: 'a', etiqueta: '3', texto: 'x' }, { id: 'b', etiqueta: '[7]', texto: 'y' })).toBe('[3, 7]');
  });

  it('are the label of an entry that is known by one', () => {
    expect(proposed({ id: 'a', etiqueta: 'Kuhn62', texto: 'x' })).toBe('(Kuhn62)');
  });

  it('are read from the entry where it has nothing but its text', () => {
    expect(proposed({ id: 'a', texto: 'OMS (2019). Informe.' })).toBe('(OMS, 2019)');
    expect(proposed({ id: 'a', texto: 'Anónimo. Lazarillo.' })).toBe('(Anónimo, s. f.)');
  });

  it('are none for no reference', () => expect(proposed()).toBe(''));
});
