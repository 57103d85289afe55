// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { interruptedJob, type Job } from '#contract/entities/job.ts';
import { speak } from '#web/messages/i18n.ts';
import { show } from '#web/show.fixture.tsx';
import { Screen } from './jobs.tsx';

const fecha = '2026-03-03T10:00:00.000Z';
const failed = (id: string, error: string): Job => ({
  id,
  tipo: 'asignacion',
  estado: 'FALLIDO',
  progreso: null,
  resultado: null,
  error,
  intentos: 3,
  intentosMaximos: 3,
  fechaCreacion: fecha,
  fechaPrevista: fecha,
  fechaFin: fecha,
  acciones: ['REINTENTAR'],
});

const sound: CallAnswer<Calls['listFaultyFiles']> = { archivos: [], page: 1, totalPages: 0, total: 0 };
let damaged = sound;
afterEach(() => {
  damaged = sound;
});

/** The screen with jobs that failed so, the first of them one that the platform does by itself. */
const shown = (...errors: [string, ...string[]]) =>
  show(<Screen />, {
    listFaultyFiles: () => damaged,
    listJobs: () => ({
      jobs: errors.map((error, n) => failed(`j${n}`, error)),
      page: 1,
      totalPages: 1,
      total: errors.length,
    }),
    recurringJobs: () => ({
      recurrentes: [
        {
          tipo: 'recordatorios',
          cada: 3600,
          turno: null,
          ultimo: { estado: 'FALLIDO', fechaFin: fecha, error: errors[0] },
        },
      ],
    }),
  });
const table = (name: string) => screen.findByRole('table', { name });

it('says in the reader’s language that a job was interrupted too often, in both lists', async () => {
  await shown(interruptedJob);
  for (const name of ['Últimas tareas', 'Tareas periódicas'])
    expect(within(await table(name)).getByText('Se interrumpió demasiadas veces.')).toBeTruthy();
  onTestFinished(() => speak('es'));
  await act(() => speak('en'));
  expect(screen.getAllByText('It was interrupted too many times.')).toHaveLength(2);
  expect(screen.queryByText(interruptedJob)).toBeNull();
});

it('shows what a program said of its failure as it stands, and what older versions recorded in Spanish', async () => {
  await shown('ECONNRESET', 'Se interrumpió demasiadas veces.');
  const list = within(await table('Últimas tareas'));
  for (const error of ['ECONNRESET', 'Se interrumpió demasiadas veces.']) expect(list.getByText(error)).toBeTruthy();
});

it('names stored files that are not as they were stored, with their works, and says nothing where all are sound', async () => {
  const lugar = 'obras/w1/f1';
  const since = { fallo: 'ALTERADO', desde: fecha, comprobado: fecha } as const;
  damaged = {
    archivos: [
      { lugar, obra: { id: 'w1', titulo: 'Mareas' }, clase: 'ARCHIVO', nombre: 'lluvia.csv', ...since },
      {
        ...since,
        lugar: 'revisiones/r1/f2',
        obra: { id: 'w2', titulo: 'Vientos' },
        clase: 'ADJUNTO',
        nombre: null,
        fallo: 'FALTA',
      },
      { ...since, lugar: 'fotos/a.png', obra: null, clase: 'FOTO', nombre: 'Ana Ruiz' },
      { ...since, lugar: 'identidad/b.png', obra: null, clase: 'IDENTIDAD', nombre: null },
    ],
    page: 1,
    totalPages: 1,
    total: 4,
  };
  const { unmount } = await shown('x');
  const rows = within(await table('Archivos dañados')).getAllByRole('row');
  expect(rows[1]?.textContent).toContain('lluvia.csv');
  expect(rows[1]?.textContent).toContain(lugar);
  expect(rows[1]?.textContent).toContain('Ha cambiado');
  expect(rows[2]?.textContent).toContain('Adjunto de una revisión');
  expect(rows[3]?.textContent).toContain('Foto de Ana Ruiz');
  expect(rows[4]?.textContent).toContain('Marca o portada de una revista');
  expect(
    within(await table('Archivos dañados'))
      .getByRole('link', { name: 'Mareas' })
      .getAttribute('href'),
  ).toBe('/publications/w1');
  unmount();
  damaged = sound;
  await shown('x');
  await table('Últimas tareas');
  expect(screen.queryByRole('table', { name: 'Archivos dañados' })).toBeNull();
});
