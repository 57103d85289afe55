// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CallInput } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { Load } from '#contract/entities/load.ts';
import { principalJournal } from '#contract/journals.ts';
import { showForm } from '#web/features/forms/form.fixture.tsx';
import { LoadPage } from './load.tsx';

type Asked = CallInput<Calls['checkLoad']>;
const load: Load = {
  ...{ id: '00000000-0000-4000-8000-0000000000aa', revistaId: principalJournal, revista: 'Anales', clase: 'CSV' },
  ...{
    nombre: 'pasado.csv',
    fechaCreacion: '2026-11-20T10:00:00.000Z',
    iniciadaPor: 'Ada',
    codificacion: 'windows-1252',
  },
  separador: ';',
  cabeceras: ['Título', 'Quién', 'Año'],
  muestra: [['Las ciénagas', 'Ruiz, Ana', '1998']],
  columnas: ['titulo', null, 'fecha'],
  porDefecto: { idioma: 'es', tipo: 'ARTICULO', licencia: null },
  archivos: { total: 3, bytes: 900 },
  ...{ impedimento: null, comprobada: true, trabajo: null },
  cuentas: { lineas: 2, nuevas: 1, completar: 0, iguales: 0, rechazadas: 1, hechas: 0, creadas: 0 },
};
const line = {
  ...{ linea: 2, titulo: 'Las ciénagas', autores: 'Ana Ruiz', lugar: '12(3), 1998, 15–28', doi: null, archivo: null },
  ...{ suerte: 'NUEVA' as const, completa: [], fallos: [], hecha: false, obraId: null },
};
const told = {
  lineas: [
    line,
    {
      ...{ ...line, linea: 3, titulo: 'Otra', suerte: 'RECHAZADA' as const },
      fallos: [{ codigo: 'fecha' as const, campo: 'fecha' as const, columna: 'Año', valor: 'ayer' }],
    },
  ],
  ...{ total: 2, page: 1, totalPages: 1 },
};

it('says how long files are kept, and once they are gone what can be done still', async () => {
  const calls = { loadLines: () => told, getLoad: () => load };
  await showForm(<LoadPage load={load} />, calls);
  expect(screen.getByText(/se guardan 90 días/)).toBeTruthy();
  cleanup();
  const left = { ...load, comprobada: false, archivos: { total: 0, bytes: 0 } };
  await showForm(<LoadPage load={left} />, calls);
  expect(screen.getByText(/se borraron al pasar su plazo/)).toBeTruthy();
  expect(screen.queryByText('Añadir PDF o ZIP con PDF')).toBeNull();
  expect(screen.getByRole('button', { name: 'Publicar 1 obra' })).toHaveProperty('disabled', true);
});

it('asks for the columns that are wanting, refuses one that is said twice, and checks with what was chosen', async () => {
  const checkLoad = vi.fn((_: Asked) => load);
  const { user } = await showForm(<LoadPage load={load} />, { checkLoad, loadLines: () => told, getLoad: () => load });
  const again = () => screen.getByRole('button', { name: 'Comprobar otra vez' });
  expect(screen.getByText('Falta decir qué columna es: autores.')).toBeTruthy();
  expect(again()).toHaveProperty('disabled', true);
  expect(screen.getByText(/Leído en windows-1252/)).toBeTruthy();
  const who = screen.getByLabelText('Qué es la columna «Quién»');
  await user.selectOptions(who, 'título');
  expect(screen.getByText('Dos columnas dicen lo mismo: deja una.')).toBeTruthy();
  await user.selectOptions(who, 'autores');
  await user.click(again());
  await waitFor(() => expect(checkLoad).toHaveBeenCalled());
  expect(checkLoad.mock.lastCall?.[0]).toEqual({
    params: { id: load.id },
    body: { columnas: ['titulo', 'autores', 'fecha'], porDefecto: load.porDefecto },
  });
});

it('says of each line what becomes of it, naming the column, and asks before it publishes', async () => {
  const runLoad = vi.fn(() => load);
  const { user } = await showForm(<LoadPage load={load} />, { runLoad, loadLines: () => told, getLoad: () => load });
  const table = within(await screen.findByRole('table', { name: 'Línea por línea' }));
  expect(table.getByText(/Columna «Año»: «ayer» no es una fecha ni un año/)).toBeTruthy();
  expect(screen.getByText('1 obra nueva. 1 línea rechazada. Aún no se ha publicado ninguna.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Publicar 1 obra' }));
  expect(runLoad).not.toHaveBeenCalled();
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Publicar' }));
  await waitFor(() => expect(runLoad).toHaveBeenCalled());
});

it('offers nothing to publish once all that can be is', async () => {
  const done = { ...load, cuentas: { ...load.cuentas, hechas: 1, creadas: 1 } };
  await showForm(<LoadPage load={done} />, { loadLines: () => told, getLoad: () => done });
  expect(screen.queryByRole('button', { name: /^Publicar/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Deshacer la carga' })).toBeTruthy();
});
