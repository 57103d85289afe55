// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterAs } from '#web/data/session.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { readAddress } from './address.ts';
import type { CataloguePage } from './catalogue-page.ts';
import { examplesMatching } from './examples.ts';
import { Results } from './results.tsx';

const address = readAddress(new URLSearchParams('q=agua dulce salada'));
const [one, other] = examplesMatching({ q: '', tipo: undefined }, 'es').publications;
const works = [one, other].flatMap((work) => work ?? []);
const nothing: CataloguePage = {
  ...{ publications: [], total: 0, totalExacto: true, page: 1, totalPages: 0, quizas: null, aproximadas: [] },
};
const draw = (page: Partial<CataloguePage>, asked = address) =>
  show(<Results page={{ ...nothing, ...page }} address={asked} areExamples={false} onOpen={() => {}} />);
const all = readAddress(new URLSearchParams());

it('puts works with part of the words below a line that says so', async () => {
  await draw({ aproximadas: works });
  expect(screen.getByRole('heading', { name: /^Ninguna/ }).textContent).toBe(
    'Ninguna obra tiene todas las palabras; estas tienen parte de ellas',
  );
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByText('No se encontraron resultados')).toBeNull();
});

it('puts them after those with all of them, under another', async () => {
  await draw({ publications: works.slice(0, 1), total: 1, totalPages: 1, aproximadas: works.slice(1) });
  expect(screen.getByText('Esta tiene casi todas las palabras')).toBeTruthy();
  expect(screen.getAllByRole('article').map((each) => each.textContent?.includes(works[0]?.titulo ?? ''))).toEqual([
    true,
    false,
  ]);
});

it('calls a notice what it is, not by the type of its work', async () => {
  await draw({
    publications: works.map((work, at) => (at === 0 ? { ...work, aviso: 'ERRATA' as const } : work)),
    total: 2,
  });
  const [notice, article] = screen.getAllByRole('article').map((each) => each.textContent);
  expect(notice).toContain('Fe de erratas');
  expect(notice).not.toContain('Artículo');
  expect(article).not.toContain('Fe de erratas');
});

it('says that there is nothing where there is nothing of what was sought', async () => {
  await draw({});
  expect(await screen.findByText('No se encontraron resultados')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Limpiar filtros' })).toBeTruthy();
  expect(screen.getByText(/^Ningún resultado/)).toBeTruthy();
});

it('looks like a beginning where nothing was sought and there is no work yet', async () => {
  await draw({}, all);
  expect(await screen.findByRole('heading', { level: 2, name: 'Aquí empieza Pliego' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Escribir la primera obra' }).getAttribute('href')).toBe(
    '/publications/create',
  );
  for (const words of [/No se encontraron/, /Limpiar/, /^Ningún resultado/])
    expect(screen.queryByText(words)).toBeNull();
});

it.each([
  ['AUTOR', true, false],
  ['ADMIN', false, true],
  ['LECTOR', false, false],
] as const)('%s is offered to begin with what they may do', async (role, writes, sets) => {
  await enterAs(role);
  await draw({}, all);
  await screen.findByText('Aquí empieza Pliego');
  expect(screen.queryByRole('link', { name: 'Escribir la primera obra' }) !== null).toBe(writes);
  expect(screen.queryByRole('link', { name: /^Si administras/ }) !== null).toBe(sets);
});
