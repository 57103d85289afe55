// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import type { Journal } from '#contract/entities/journal.ts';
import { defaultSettings, identitySchema } from '#contract/entities/system.ts';
import { ownJournal } from '#web/features/publications/journal.fixture.ts';
import { loadTexts } from '#web/messages/i18n.ts';
import { show } from '#web/show.fixture.tsx';
import { Screen } from './journal.tsx';

beforeAll(() => loadTexts('reading'));

const journal: Journal = {
  ...{ id: '00000000-0000-4000-8000-0000000000a1', clave: 'tesis', nombre: 'Tesis del sur', clase: 'COLECCION' },
  ...{ nombreAbreviado: '', descripcion: { es: 'Tesis de aquí.', en: '' }, idiomas: [], institucion: '' },
  ...{ issn: '', issnImpreso: '', logo: '', imagenPortada: '', color: '', publica: true, recibe: true },
  ...{ principal: false, secciones: [], contacto: '', telefono: '', direccion: '', licencia: '', prefijoDoi: '' },
  ...{ identidadRevision: 'doble ciego', fechaCierre: null, consejo: [], textos: [], anuncios: [], anios: [] },
  vigentes: ownJournal.vigentes,
};
const page = (said: Partial<Journal>, imagenPortada = '') =>
  show(<Screen />, {
    getIdentity: () => ({ ...identitySchema.parse({ ...defaultSettings, imagenPortada }), variasRevistas: true }),
    getJournal: () => ({ ...journal, ...said }),
    searchCatalogue: () => ({
      ...{ publications: [], total: 0, page: 1, totalPages: 0, totalExacto: true, quizas: null, aproximadas: [] },
    }),
    listIssues: () => ({ numeros: [], total: 0, page: 1, totalPages: 0 }),
  });

it.each([
  ['its own', { imagenPortada: '/files/identidad/propia.png' }, '/files/identidad/propia.png'],
  ['none that it has from the platform', { imagenPortada: '/files/identidad/casa.png' }, undefined],
  [
    'the platform’s, which is the principal one’s',
    { imagenPortada: '/files/identidad/casa.png', principal: true },
    '/files/identidad/casa.png',
  ],
])('shows as its cover image %s', async (_, said, cover) => {
  const { container } = await page(said, '/files/identidad/casa.png');
  await screen.findByRole('heading', { level: 1 });
  await expect.poll(() => container.querySelector('header img')?.getAttribute('src')).toBe(cover);
});

it('says what it is and how it reviews, and nothing of what it does not have', async () => {
  await page({});
  expect(await screen.findByRole('heading', { level: 1, name: 'Tesis del sur' })).toBeTruthy();
  for (const words of ['Colección', 'Tesis de aquí.', 'Doble ciego']) expect(screen.getByText(words)).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 3, name: 'Aquí empieza Tesis del sur' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Enviar una obra' })).toBeTruthy();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Últimas obras', 'Datos']);
});

it.each([
  [false, `/admin/revistas/${journal.id}`],
  [true, '/admin/puesta-en-marcha/siguiente'],
])('is set up on its own, or where it is the first one (%s) with the platform', async (principal, address) => {
  await page({ principal });
  const way = await screen.findByRole('link', { name: /^Si administras esta revista/ });
  expect(way.getAttribute('href')).toBe(address);
});

it('says that it is closed, and takes no works', async () => {
  await page({ recibe: false, fechaCierre: '2026-02-03T10:00:00.000Z' });
  expect(await screen.findByText(/Cerrada el 3 de febrero de 2026/)).toBeTruthy();
  expect(await screen.findByText('Todavía no ha publicado ninguna obra.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Enviar una obra' })).toBeNull();
});

it('has its open calls first, with their last day, and those that are over with the news', async () => {
  const said = {
    texto: { es: 'Uno.\n\nDos.', en: '' },
    fecha: '2026-01-10',
    enlace: '',
    clase: 'CONVOCATORIA',
  } as const;
  await page({
    anuncios: [
      { ...said, id: '1', titulo: { es: 'Humedales', en: '' }, fechaLimite: '2126-01-31', abierta: true },
      { ...said, id: '2', titulo: { es: 'Puertos', en: '' }, fechaLimite: '2025-01-31', abierta: false },
    ],
  });
  expect(await screen.findByText('Hasta el 31 de enero de 2126')).toBeTruthy();
  expect(screen.getByText('Plazo cerrado')).toBeTruthy();
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings.filter((name) => /Conv|Anun|Hum|Puer/.test(name ?? ''))).toEqual([
    'Convocatorias abiertas',
    'Humedales',
    'Anuncios',
    'Puertos',
  ]);
});
