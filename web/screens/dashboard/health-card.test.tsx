// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { interruptedJob } from '#contract/entities/job.ts';
import type { Health } from '#contract/entities/system.ts';
import { show } from '#web/show.fixture.tsx';
import { HealthCard } from './health-card.tsx';

const ok = { status: 'ok' } as const;
const sound: Health = {
  database: { ...ok, responseTime: 3 },
  files: ok,
  mail: ok,
  jobs: { ...ok, detalle: { pendientes: 4, fallidos: 1 } },
  workers: ok,
  disk: { ...ok, detalle: { libres: 2_000_000_000 } },
  version: '0.2.0',
  uptime: 60,
};

/** What is said of a service. */
const said = async (term: string) => {
  const line = (await screen.findByText(term)).parentElement;
  if (!line) throw new Error(term);
  return within(line).getByRole('definition').textContent;
};

it('says of each service how it is, and what it measured', async () => {
  await show(<HealthCard />, { health: () => sound });
  expect(await said('Base de datos')).toBe('Funciona3 ms');
  expect(await said('Tareas')).toBe('Funciona4 en espera, 1 sin éxito hoy');
  expect(await said('Disco')).toContain('libres');
  expect(await said('Versión')).toBe('0.2.0');
});

it('says first in one line how all is', async () => {
  const line = async (health: Health, words: string) => {
    const { unmount } = await show(<HealthCard />, { health: () => health });
    expect(await screen.findByText(words)).toBeTruthy();
    unmount();
  };
  await line(sound, 'Todo funciona.');
  const late = { ...sound, mail: { status: 'warning' }, disk: { status: 'warning' } } as const;
  await line(late, 'Todo responde, con avisos en: Correo, Disco.');
  await line({ ...late, files: { status: 'error' } }, 'Hay algo que no responde: Archivos.');
});

it('names what keeps failing in the background, since when, and with what', async () => {
  const failing = { trabajador: 'en-vivo', desde: '2026-03-01T10:00:00.000Z', error: 'ECONNRESET' };
  await show(<HealthCard />, { health: () => ({ ...sound, workers: { status: 'warning', fallando: [failing] } }) });
  expect(await said('Trabajo de fondo')).toMatch(/^Con avisos.+falla una y otra vez desde el .+ECONNRESET$/);
});

it('says in words why what was killed again and again failed', async () => {
  const failing = { trabajador: 'asignacion', desde: '2026-03-01T10:00:00.000Z', error: interruptedJob };
  await show(<HealthCard />, { health: () => ({ ...sound, workers: { status: 'warning', fallando: [failing] } }) });
  expect(await said('Trabajo de fondo')).toMatch(/Se interrumpió demasiadas veces\.$/);
});

it('says so where it cannot be known, and asks again', async () => {
  let tries = 0;
  const { user } = await show(<HealthCard />, {
    // Once, and once again by itself.
    health: () => {
      if (tries++ < 2) throw new Error('away');
      return sound;
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('No se pudo obtener el estado del sistema.');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await said('Correo')).toBe('Funciona');
});
