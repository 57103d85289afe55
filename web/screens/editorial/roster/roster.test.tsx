// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RosterEntry } from '#contract/entities/candidate.ts';
import { show } from '#web/show.fixture.tsx';
import { Screen } from './roster.tsx';
import { readRosterFilters, writeRosterFilters } from './use-roster.ts';

const nora: RosterEntry = {
  id: 'n1',
  nombres: 'Nora',
  apellidos: 'Paz',
  afiliacion: 'Universidad de Lima',
  email: 'nora@correo.test',
  abiertas: 4,
  capacidad: 3,
  vencidas: 1,
  completadas: 9,
  aTiempo: 7,
  diasMediana: 12.4,
  noDisponibleHasta: null,
  ausenteDesde: null,
  notaAusencia: '',
  ultimaInvitacion: '2026-03-01T10:00:00.000Z',
  palabrasClave: ['aves'],
  preferencias: { quiere: 2, puede: 1 },
  ultimas: [
    { id: 'r1', publicacionId: 'p1', titulo: 'Humedales', fecha: '2026-03-01T10:00:00.000Z', resultado: 'CADUCADA' },
  ],
};
const roster = (revisores: RosterEntry[]) => ({ revisores, total: revisores.length, page: 1, totalPages: 1 });

it('shows load, punctuality, fields and last invitations, each with the way to it', async () => {
  await show(<Screen />, { reviewerRoster: () => roster([nora]) });
  const row = within((await screen.findByRole('rowheader', { name: /Nora Paz/ })).closest('tr') ?? expect.fail());
  for (const words of [
    '4 abiertas, caben 3',
    '1 vencida',
    'A tiempo 7 de 9',
    '12 días de mediana',
    'aves',
    'Le gustaría revisar 2, puede 1',
  ])
    expect(row.getByText(words)).toBeTruthy();
  expect(row.getByText(/sin respuesta/)).toBeTruthy();
  expect(row.getByRole('link', { name: 'Humedales' }).getAttribute('href')).toBe('/editorial/p1?parte=revisiones');
  expect(screen.getByRole('status').textContent).toBe('1 persona');
});

it('asks for what is chosen, from the first page, and takes it back in one press', async () => {
  const { user, asked } = await show(<Screen />, { reviewerRoster: () => roster([]) }, '/?pagina=3');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Situación' }), 'Con sitio');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Orden' }), 'Más puntuales');
  const last = () => asked.findLast(({ call }) => call === 'reviewerRoster')?.input;
  await waitFor(() =>
    expect(last()).toMatchObject({ query: { situacion: 'disponibles', orden: 'puntuales', page: 1 } }),
  );
  expect(await screen.findByText(/^Nadie coincide/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  await waitFor(() => expect(last()).toMatchObject({ query: { orden: 'puntuales', page: 1 } }));
  expect(await screen.findByText(/^Todavía no revisa nadie/)).toBeTruthy();
});

it('keeps in the address what is not usual, and reads anything else as not said', () => {
  const said = { search: 'aves', situacion: 'llenas', orden: 'carga', page: 2 } as const;
  expect(readRosterFilters(new URLSearchParams(writeRosterFilters(said)))).toEqual(said);
  const usual = readRosterFilters(new URLSearchParams('situacion=otra&orden=otro&pagina=-1'));
  expect(usual).toEqual({ search: '', situacion: undefined, orden: 'nombre', page: 1 });
  expect(writeRosterFilters(usual)).toEqual({});
});
