// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AuthorPage } from '#contract/entities/catalogue.ts';
import { show } from '#web/show.fixture.tsx';
import { Screen } from './author.tsx';

const author: AuthorPage = {
  ...{ clave: 'ana-ruiz', nombre: 'Ana Ruiz', orcid: null, soloPorNombre: false, afiliaciones: [], coautores: [] },
  ...{ publications: [], total: 20, page: 99, totalPages: 2 },
};
const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('says beyond the last page that there is none, and leads back to the first and to the last', async () => {
  await show(<Screen />, { readAuthor: () => author }, '/?pagina=99');
  expect(await screen.findByRole('heading', { name: 'La lista no llega hasta esa página' })).toBeTruthy();
  expect(screen.getByText('Las obras ocupan 2 páginas.')).toBeTruthy();
  expect(address('Ir a la primera página')).toBe('/autores/ana-ruiz');
  expect(address('Anterior')).toBe('/autores/ana-ruiz?pagina=2');
  expect(screen.queryByRole('link', { name: 'Siguiente' })).toBeNull();
});

it('names one page as one', async () => {
  await show(<Screen />, { readAuthor: () => ({ ...author, total: 1, totalPages: 1 }) }, '/?pagina=99');
  expect(await screen.findByText('Las obras caben en una página.')).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Páginas del catálogo' })).toBeNull();
});
