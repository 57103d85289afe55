import { describe, expect, it } from 'vitest';
import { apa } from './apa.ts';
import { article, author, words, work } from './work.fixture.ts';

const cited = (changes: Parameters<typeof work>[0]) => apa(work(changes), words);

describe('a work cited in APA', () => {
  it('is authors, year, title, journal with volume, number and pages, and DOI', () => {
    expect(cited(article)).toBe(
      'Ruiz Gil, A. M. y Sartre, J.-P. (2024). El delta. Nova Economia, 28(2), 385–416. https://doi.org/10.1590/x',
    );
  });

  it('is of our own journal and address where it has no other', () => {
    expect(cited({ titulo: '¿Y el delta?', autores: [author('Ana', 'Ruiz')] })).toBe(
      'Ruiz, A. (2024). ¿Y el delta? Pliego. /catalogo/1',
    );
  });

  it('keeps the name of a group whole, and begins with the title where there are no authors', () => {
    expect(cited({ autores: [author('Grupo de Estudio Ebro')] })).toMatch(/^Grupo de Estudio Ebro \(2024\)\. Guía\./);
    expect(cited({ titulo: 'Errata' })).toBe('Errata. (2024). Pliego. /catalogo/1');
  });

  it('names of more than twenty authors the first nineteen and the last', () => {
    const autores = Array.from({ length: 25 }, (_, place) => author('Ana', `A${place + 1}`));
    expect(cited({ autores })).toContain('A19, A., … A25, A. (2024)');
  });

  it('says of a thesis where it was defended, and of a book who published it', () => {
    expect(cited({ tipo: 'TESIS', autores: [author('Ana', 'Ruiz', ['Universidad de Cuenca'])] })).toContain(
      'Guía [Tesis, Universidad de Cuenca]. Pliego.',
    );
    expect(cited({ tipo: 'LIBRO', metadatos: { editorial: 'Taller' } })).toContain('Taller. /catalogo/1');
  });

  it('says of a retracted work that it is', () => {
    expect(cited({ ...article, fechaRetractacion: '2025-01-01T12:00:00.000Z' })).toContain('El delta [Retractado].');
  });
});
