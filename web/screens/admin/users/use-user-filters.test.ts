import { expect, it, vi } from 'vitest';
import { asQuery, readUserFilters, sortOf, writeUserFilters } from './use-user-filters.ts';

const read = (text: string) => readUserFilters(new URLSearchParams(text));

it('what the address says of the accounts is read, and written back', () => {
  const text = 'q=pe%C3%B1a&rol=EDITOR&estado=BLOQUEADO&orden=access&pagina=3';
  const filters = read(text);
  expect(filters).toEqual({ search: 'peña', rol: 'EDITOR', estado: 'BLOQUEADO', sort: 'access', page: 3 });
  expect(new URLSearchParams(writeUserFilters(filters)).toString()).toBe(text);
});

it('what it says wrongly is read as not said', () => {
  expect(read('rol=JEFE&estado=DORMIDO&orden=color&pagina=-1')).toEqual(read(''));
  expect(writeUserFilters(read(''))).toEqual({});
});

it('who waits for a role is asked for by that alone', () => {
  expect(asQuery(read('estado=SOLICITUD'))).toEqual({ rol: undefined, conSolicitud: 'true' });
  expect(asQuery(read('estado=ACTIVO&q=ana'))).toEqual({ rol: undefined, search: 'ana', estado: 'ACTIVO' });
});

it('a heading sorts by its column, and then the other way', () => {
  const onSort = vi.fn();
  sortOf('acceso', 'name', onSort).onSort();
  sortOf('acceso', 'access', onSort).onSort();
  expect(onSort.mock.calls).toEqual([['access'], ['access-desc']]);
  expect(sortOf('persona', 'name', onSort).direction).toBe('ascending');
  expect(sortOf('alta', 'newest', onSort).direction).toBe('descending');
  expect(sortOf('alta', 'name', onSort).direction).toBeNull();
});
