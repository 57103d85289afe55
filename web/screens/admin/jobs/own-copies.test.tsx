// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Job, RecurringJob } from '#contract/entities/job.ts';
import type { OwnCopies } from '#contract/entities/own-copies.ts';
import { show } from '#web/show.fixture.tsx';
import { OwnCopiesSection } from './own-copies.tsx';

const fecha = '2026-03-03T10:00:00.000Z';
const well: OwnCopies = {
  ultima: {
    fecha,
    nombre: 'pliego-2026-03-03-030000-ab.tar.zst.cifrada',
    clave: 'ab',
    bytes: 5 * 1024 * 1024,
    filas: 1234,
    archivos: 1,
  },
  probada: { fecha, nombre: 'pliego-2026-03-03-030000-ab.tar.zst.cifrada' },
  fallo: null,
  falta: false,
  sinProbar: false,
};
const making: RecurringJob = { tipo: 'copias', cada: 86_400, turno: null, ultimo: null };

const queued: Job = {
  id: 'j',
  tipo: 'copias',
  estado: 'PENDIENTE',
  progreso: null,
  resultado: null,
  error: null,
  intentos: 0,
  intentosMaximos: 4,
  fechaCreacion: fecha,
  fechaPrevista: fecha,
  fechaFin: null,
  acciones: [],
};

const shown = async (copias: OwnCopies | undefined) => {
  const asked: string[] = [];
  await show(<OwnCopiesSection refetchMs={60_000} />, {
    recurringJobs: () => ({ recurrentes: [making], ...(copias && { copias }) }),
    runJobNow: ({ params }) => {
      asked.push(params.tipo);
      return queued;
    },
  });
  return asked;
};

it('says when the last copy was made and proven and how big it is, and makes one now', async () => {
  const asked = await shown(well);
  expect(await screen.findByText('5 MB, con 1234 filas y 1 archivo')).toBeTruthy();
  expect(screen.getByText('pliego-2026-03-03-030000-ab.tar.zst.cifrada')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Hacer copia ahora' }));
  await expect.poll(() => asked).toEqual(['copias']);
});

it('says that one is missing, and why the last could not be restored', async () => {
  await shown({ ...well, falta: true, sinProbar: true, fallo: 'La copia está dañada' });
  expect(await screen.findByText(/no se hace ninguna copia/)).toBeTruthy();
  expect(screen.getByText('La copia está dañada')).toBeTruthy();
});

it('is not there where the platform makes no copies', async () => {
  await shown(undefined);
  await expect.poll(() => screen.queryByText('Copias de seguridad')).toBeNull();
});
