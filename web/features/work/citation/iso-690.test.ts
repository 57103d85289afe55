import { describe, expect, it } from 'vitest';
import { iso690 } from './iso-690.ts';
import { article, author, words, work } from './work.fixture.ts';

const cited = (changes: Parameters<typeof work>[0]) => iso690(work(changes), words);

describe('a work cited in ISO 690', () => {
  it('has surnames in capitals, whole names, and the year with what it numbers', () => {
    expect(cited(article)).toBe(
      'RUIZ GIL, Ana María y SARTRE, Jean-Paul. El delta. Nova Economia, 2024, vol. 28, n.º 2, pp. 385–416. ' +
        'Disponible en: https://doi.org/10.1590/x',
    );
  });

  it('names of more than three authors the first', () => {
    const autores = ['A', 'B', 'C', 'D'].map((name) => author('Ana', name));
    expect(cited({ autores })).toMatch(/^A, Ana et al\. Guía\./);
    expect(cited({ autores: autores.slice(0, 3) })).toMatch(/^A, Ana; B, Ana y C, Ana\. Guía\./);
  });

  it('says where a thesis was defended, who published a book, and what was retracted', () => {
    expect(cited({ tipo: 'TESIS', autores: [author('Ana', 'Ruiz', ['Universidad de Cuenca'])] })).toContain(
      'Guía. Tesis. Universidad de Cuenca, 2024.',
    );
    expect(cited({ tipo: 'LIBRO' })).toBe('Guía. Pliego, 2024. Disponible en: /catalogo/1');
    expect(cited({ fechaRetractacion: '2025-01-01T12:00:00.000Z' })).toContain('Guía [Retractado].');
  });
});
