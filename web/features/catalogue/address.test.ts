import { describe, expect, it } from 'vitest';
import { isSearch, queryOf, readAddress, writeAddress } from './address.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));

describe("the catalogue's address", () => {
  it('says words, type, category, year, keyword, order and page', () => {
    const query = 'q=agua+dulce&tipo=TESIS&categoria=Historia&anio=2024&palabra=r%C3%ADos&orden=titulo&pagina=3';
    expect(queryOf(read(query))).toEqual({
      search: 'agua dulce',
      tipo: 'TESIS',
      categoria: ['Historia'],
      anio: ['2024'],
      palabra: ['ríos'],
      sort: 'titulo',
      page: 3,
      limit: 12,
    });
    expect(writeAddress(read(query))).toBe(`/catalogo?${query}`);
  });

  it('leaves out what is usual', () => {
    expect(writeAddress(read(''))).toBe('/catalogo');
    expect(writeAddress(read('q=&tipo=&orden=relevancia&pagina=1'))).toBe('/catalogo');
  });

  it('takes what it does not understand as not said', () => {
    expect(read('tipo=POEMA&anio=ayer&orden=azar&pagina=-2')).toEqual(read(''));
    expect(read('tipo=libro').tipo).toBe('LIBRO');
    expect(read('tipo=TODOS').tipo).toBeUndefined();
  });

  it('says several values of a filter in one order, and years from one to another', () => {
    expect(writeAddress(read('palabra=sal&palabra=agua&palabra=sal&palabra='))).toBe(
      '/catalogo?palabra=agua&palabra=sal',
    );
    expect(read('anio=2024-2019&anio=2020-2020&anio=20').anio).toEqual(['2019-2024', '2020']);
    expect(
      ['desde=2019&hasta=2024', 'desde=2024&hasta=2019', 'hasta=2019', 'desde=x'].map((of) => read(of).anio),
    ).toEqual([['2019-2024'], ['2019-2024'], ['1000-2019'], []]);
    expect(writeAddress({ palabra: 'agua', categoria: ['Historia'] })).toBe(
      '/catalogo?categoria=Historia&palabra=agua',
    );
  });

  it('is one to be found by other searches only where it asks for a type at most', () => {
    expect(['', 'tipo=LIBRO', 'pagina=2'].map((query) => isSearch(read(query)))).toEqual([false, false, false]);
    expect(['q=a', 'anio=2024', 'palabra=a'].map((query) => isSearch(read(query)))).toEqual([true, true, true]);
  });
});
