// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CatalogueEntry } from '#contract/entities/publication.ts';
import { defaultSettings, identitySchema, type PlatformSettings } from '#contract/entities/system.ts';
import type { Waiting } from '#contract/entities/waiting.ts';
import { specifiedFacts } from '#contract/site-words.ts';
import { enterAs } from '#web/data/session.fixture.ts';
import { humedales } from '#web/publication.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { Screen } from './home.tsx';
import { stepOf } from './next-step.tsx';

const id = (number: number) => `0190a000-0000-7000-8000-0000000000${10 + number}`;
const work = (number: number): CatalogueEntry => ({
  ...humedales(),
  id: id(number),
  titulo: `Obra ${number}`,
  palabrasClave: ['a', 'b', 'c', 'd'],
  fechaPublicacion: '2026-03-01T10:00:00.000Z',
});
const nothing: Waiting = {
  obras: 0,
  coautorias: 0,
  revisiones: 0,
  consentimientos: 0,
  cola: 0,
  solicitudesDeRol: 0,
  reclamaciones: 0,
  conReclamaciones: 0,
  anuncios: 0,
  conAnuncios: 0,
  numeros: 0,
};
const answers = (works: number, settings: Partial<PlatformSettings> = {}, waiting: Partial<Waiting> = {}) => ({
  searchCatalogue: () => ({
    publications: Array.from({ length: Math.min(works, 9) }, (_, at) => work(at + 1)),
    total: works,
    totalExacto: true,
    quizas: null,
    aproximadas: [],
    page: 1,
    totalPages: 1,
  }),
  catalogueFacets: () => ({
    tipo: [],
    anio: [],
    categoria: works > 0 ? ['Historia', 'Física'].map((valor, at) => ({ valor, total: works - at })) : [],
    palabra: [],
    exacto: true,
  }),
  getSettings: () => ({ ...defaultSettings, ...settings }),
  getIdentity: () => ({ ...identitySchema.parse(defaultSettings), nombre: 'Cuadernos' }),
  getSiteFacts: () => specifiedFacts,
  whatWaits: () => ({ ...nothing, ...waiting }),
});

describe('the home page', () => {
  it('shows three works in full, the newest first, then others by their titles, and the disciplines with their counts', async () => {
    await show(<Screen />, answers(60));
    await screen.findByText('Obra 9');
    expect(
      screen
        .getAllByRole('heading', { level: 3 })
        .slice(0, 3)
        .map((title) => title.textContent),
    ).toEqual(['Obra 1', 'Obra 2', 'Obra 3']);
    expect(document.querySelectorAll('main svg, article svg').length).toBeGreaterThanOrEqual(3);
    const discipline = await screen.findByRole('link', { name: /Historia/ });
    expect(discipline.textContent).toContain('60 obras');
    expect(discipline.getAttribute('href')).toBe('/catalogo?categoria=Historia');
  });

  it('looks like a beginning where nothing is published: an invitation, and no counts of nothing', async () => {
    await show(<Screen />, answers(0));
    expect(await screen.findByText('Aquí empieza Cuadernos')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Escribir la primera obra' })).toBeTruthy();
    expect(screen.queryByText('Por disciplina')).toBeNull();
    expect(screen.queryByText('Recién llegadas')).toBeNull();
    expect(screen.queryByText(/\b0 obras/)).toBeNull();
  });

  it.each([
    [{}, /Al menos una persona .* 21 días de plazo\. La revisión es abierta/, false],
    [{ identidadRevision: 'doble ciego', cuatroOjos: true, plazoRevisionDias: 30 }, /30 días.*doble ciego/, true],
    [
      { modoFlujo: 'profesional', revisionesMinimas: 3, identidadRevision: 'simple ciego' },
      /Al menos 3 .*simple ciego/,
      true,
    ],
  ] as const)('says how works are reviewed as the settings have it: %j', async (settings, sentence, fourEyes) => {
    await show(<Screen />, answers(1, settings));
    expect((await screen.findByText(/conocen? el tema/)).textContent).toMatch(sentence);
    expect(screen.queryByText(/no decide sobre ella/) !== null).toBe(fourEyes);
  });

  it('offers who is logged in their next step, before the buttons of the page; guests see no such thing', async () => {
    const { unmount } = await show(<Screen />, answers(1));
    await screen.findByText('Obra 1');
    expect(screen.queryByText(/^Hola/)).toBeNull();
    unmount();
    await enterAs('REVISOR');
    await show(<Screen />, answers(1, {}, { revisiones: 2 }));
    const place = await screen.findByRole('region', { name: 'Tu siguiente paso' });
    const step = await within(place).findByRole('link', { name: 'Ir a mis revisiones' });
    expect(place.textContent).toContain('Te esperan 2 revisiones');
    const [first] = screen.getAllByRole('link', { name: 'Explorar el catálogo' });
    expect(step.compareDocumentPosition(first as Node) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('gives the place back where the session turned out to be none', async () => {
    document.documentElement.dataset.session = '';
    await show(<Screen />, answers(1));
    await waitFor(() => expect(document.documentElement.dataset.session).toBeUndefined());
  });
});

it('the next step is what others wait for, then one’s own, then what one may begin', () => {
  const author = { roles: ['AUTOR' as const] };
  expect(stepOf({ ...nothing, obras: 1, revisiones: 3 }, author, false)).toMatchObject({
    name: 'revisiones',
    count: 3,
  });
  expect(stepOf({ ...nothing, cola: 4, obras: 2 }, author, false)).toMatchObject({
    name: 'obras',
    to: '/mis-publicaciones',
  });
  expect(stepOf(nothing, author, true).name).toBe('write');
  expect(stepOf(nothing, { roles: ['ADMIN'] }, true).name).toBe('settings');
  expect(stepOf(nothing, { roles: ['ADMIN'] }, false).name).toBe('desk');
  expect(stepOf(nothing, { roles: ['LECTOR'] }, false).name).toBe('desk');
});
