// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import type { Setup } from '#contract/entities/setup.ts';
import { defaultSettings } from '#contract/entities/system.ts';
import { nextStep, type SetupState, type SetupStep, setupSteps, stepAddress } from '#contract/setup.ts';
import { away, showForm } from '#web/features/forms/form.fixture.tsx';
import { Screen } from './setup.tsx';

const screens = (
  <Routes>
    <Route path="/admin/puesta-en-marcha/:paso" element={<Screen />} />
  </Routes>
);

/** A platform in which these steps were marked, and these are seen to be done. */
function platform(said: Partial<Record<SetupStep, SetupState>>, seen: readonly SetupStep[] = []) {
  const marks = { ...said };
  const read = (): Setup => ({
    conServidorDeCorreo: false,
    pasos: setupSteps.map((paso) => ({
      paso,
      estado: seen.includes(paso) ? 'HECHO' : (marks[paso] ?? 'PENDIENTE'),
      comprobado: seen.includes(paso),
    })),
  });
  return {
    readSetup: read,
    markSetupStep: ({ params, body }: { params: { paso: SetupStep }; body: { estado: SetupState } }) => {
      marks[params.paso] = body.estado;
      return read();
    },
    getSettings: () => defaultSettings,
    listLetterTemplates: () => ({ plantillas: [] }),
  };
}
const list = () => screen.getByRole('navigation', { name: 'Pasos de la puesta en marcha' });
const current = () => within(list()).getByRole('link', { current: 'step' }).textContent?.replace(/^\d+/, '');

it('begins with what is left, and leads from step to step as each is done or left out', async () => {
  const { user, place } = await showForm(
    screens,
    platform({
      nombre: 'HECHO',
      revista: 'OMITIDO',
      textos: 'HECHO',
      publicacion: 'HECHO',
      consejo: 'HECHO',
      revision: 'HECHO',
      cartas: 'HECHO',
    }),
    nextStep,
  );
  expect(await screen.findByRole('button', { name: 'Enviar un correo de prueba' })).toBeTruthy();
  expect(current()).toBe('Correo (por hacer)');
  expect(screen.getByText(/SMTP_URL/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Omitir por ahora' }));
  await waitFor(() => expect(place()).toBe(stepAddress('convocatoria')));
  expect(within(list()).getByRole('link', { name: 'Correo (omitido)' })).toBeTruthy();
});

it('ends with the house that is ready, from which what was left out is found again', async () => {
  const done = setupSteps.filter((step) => step !== 'correo' && step !== 'acceso');
  const { user, place } = await showForm(screens, platform({ correo: 'OMITIDO' }, done), nextStep);
  await screen.findByRole('button', { name: 'Dar por hecho y seguir' });
  expect(current()).toBe('Abrir las puertas (por hacer)');
  await user.click(screen.getByRole('button', { name: 'Dar por hecho y seguir' }));
  expect(await screen.findByRole('heading', { name: 'La casa está lista' })).toBeTruthy();
  expect(place()).toBe(stepAddress('listo'));
  await user.click(within(list()).getByRole('link', { name: 'Correo (omitido)' }));
  await user.click(await screen.findByRole('button', { name: 'Volver a ponerlo por hacer' }));
  expect(await screen.findByRole('button', { name: 'Omitir por ahora' })).toBeTruthy();
  expect(current()).toBe('Correo (por hacer)');
});

it('asks nobody to mark what the platform shows, and stays where it was when it cannot be noted', async () => {
  const { user, place } = await showForm(
    screens,
    { ...platform({}, ['cartas']), markSetupStep: away },
    stepAddress('cartas'),
  );
  expect(await screen.findByRole('button', { name: 'Siguiente paso' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /hecho/ })).toBeNull();
  await user.click(within(list()).getByRole('link', { name: 'Correo (por hacer)' }));
  await user.click(await screen.findByRole('button', { name: 'Omitir por ahora' }));
  expect(await screen.findByText(/^No se pudo anotar/)).toBeTruthy();
  expect(place()).toBe(stepAddress('correo'));
});
