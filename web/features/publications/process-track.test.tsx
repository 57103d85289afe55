// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ProcessTimes } from '#contract/entities/process-times.ts';
import { humedales } from '#web/publication.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { ProcessTrack } from './process-track.tsx';
import { TrackBar } from './track-bar.tsx';

const sent = humedales({
  estado: 'EN_REVISION',
  versionActual: 1,
  ronda: 1,
  fechaCreacion: '2026-03-01T10:00:00.000Z',
  fechaEnvio: '2026-03-04T10:00:00.000Z',
  fechaAceptacion: null,
  fechaPublicacion: null,
});
const times: ProcessTimes = {
  desde: '2024-11-23',
  publicos: false,
  pasos: [
    { paso: 'PRIMERA_DECISION', veces: 40, dias: 33.2 },
    { paso: 'PUBLICACION', veces: 12, dias: 1 },
  ],
};
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('shows what is past with its day, where the work stands, and how long what is ahead usually takes', async () => {
  await show(<ProcessTrack work={sent} />, { processTimes: () => times });
  await screen.findByText('Aquí la primera decisión suele llegar a los 34 días del envío.');
  expect(steps()).toEqual([
    'Borrador (hecho)1 de marzo de 2026',
    'En revisión (ahora)4 de marzo de 2026',
    'Aprobado (por venir)',
    'Publicado (por venir)suele llegar al día de la aceptación',
  ]);
  const [, now] = screen.getAllByRole('listitem');
  expect(now?.getAttribute('aria-current')).toBe('step');
});

it('says the round, and promises nothing that was measured of first ones', async () => {
  const { asked } = await show(<ProcessTrack work={{ ...sent, ronda: 2 }} />, { processTimes: () => times });
  await screen.findByText(/suele llegar/);
  expect(asked).toHaveLength(1);
  expect(steps()[1]).toContain('En revisión, ronda 2');
  expect(screen.queryByText(/primera decisión/)).toBeNull();
});

it('stands without the press’s times', async () => {
  await show(<ProcessTrack work={sent} />);
  expect(within(screen.getByRole('region', { name: 'Dónde está' })).getAllByRole('listitem')).toHaveLength(4);
});

it('asks for no times of a work that has come to its end', async () => {
  const done = { ...sent, estado: 'PUBLICADO' as const, fechaPublicacion: '2026-03-09T10:00:00.000Z' };
  const { asked } = await show(<ProcessTrack work={done} />, { processTimes: () => times });
  expect(steps()).toHaveLength(3);
  expect(asked).toEqual([]);
});

it('is said in one line in lists', async () => {
  await show(<TrackBar work={sent} />);
  screen.getByRole('img', { name: 'Paso 2 de 4: En revisión, desde el 4 de marzo de 2026' });
});
