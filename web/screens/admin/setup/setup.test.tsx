// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import type { ManagedJournal } from '#contract/entities/journal.ts';
import type { Setup } from '#contract/entities/setup.ts';
import { defaultSettings, type PlatformSettings } from '#contract/entities/system.ts';
import { principalJournal } from '#contract/journals.ts';
import { nextStep, type SetupState, type SetupStep, setupSteps, stepAddress } from '#contract/setup.ts';
import { away, complaints, fill, refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { managed } from '#web/screens/admin/journals/managed-journal.fixture.ts';
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
    manageJournal: () => managed({ id: principalJournal, clave: 'revista', principal: true }),
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
  // What was written here is read on a page that one journal alone is named nowhere by.
  const journal = await screen.findByRole('link', { name: 'Ver la página de la revista' });
  expect(journal.getAttribute('href')).toBe('/revistas/revista');
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

it('stores what was written above where somebody goes on without having saved it, and stays where it is refused', async () => {
  let settings = defaultSettings;
  const { user, place } = await showForm(
    screens,
    {
      ...platform({}),
      getSettings: () => settings,
      changeSettings: ({ body }: { body: Partial<Pick<PlatformSettings, 'nombre' | 'contacto'>> }) => {
        if (body.contacto === 'nadie') refusing({ contacto: 'Falta la arroba.' })();
        settings = { ...settings, ...body };
        return settings;
      },
    },
    stepAddress('nombre'),
  );
  const goOn = () => user.click(screen.getByRole('button', { name: 'Dar por hecho y seguir' }));
  await screen.findByRole('button', { name: 'Guardar cambios' });
  await fill(user, { 'Nombre de la revista': 'Anales', 'Correo de contacto': 'nadie' });
  await goOn();
  await waitFor(() => expect(Object.values(complaints())).toEqual(['Falta la arroba.']));
  expect(place()).toBe(stepAddress('nombre'));
  // Put right and saved by its own button: nobody asked to go on.
  await fill(user, { 'Correo de contacto': 'redaccion@anales.test' });
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(settings.contacto).toBe('redaccion@anales.test'));
  expect(place()).toBe(stepAddress('nombre'));
  await fill(user, { 'Nombre de la revista': 'Anales del Agua' });
  await goOn();
  await waitFor(() => expect(place()).toBe(stepAddress('revista')));
  expect(settings.nombre).toBe('Anales del Agua');
});

type Text = ManagedJournal['textos'][number];

it('goes on once each of the texts that were written is stored, and stays with the one that is refused', async () => {
  const sent: string[] = [];
  const first = Promise.withResolvers<void>();
  let isRefusing = true;
  let textos: Text[] = [];
  const { user, place, asked } = await showForm(
    screens,
    {
      ...platform({}),
      manageJournal: () => managed({ id: principalJournal, clave: 'revista', principal: true, textos }),
      writeJournalText: async ({ params: { tipo }, body: { markdown } }) => {
        sent.push(tipo);
        if (tipo === 'alcance') await first.promise;
        else if (isRefusing) refusing({ markdown: 'Sobra un enlace.' })();
        const documento = { type: 'doc', content: [{ type: 'paragraph' }] } as Text['documento'];
        const texto = { tipo, markdown, documento, fechaActualizacion: '2026-11-28T10:00:00.000Z' };
        textos = [...textos, texto];
        return { texto, avisos: [] };
      },
    },
    stepAddress('textos'),
  );
  const goOn = () => user.click(screen.getByRole('button', { name: 'Dar por hecho y seguir' }));
  const marks = () => asked.filter(({ call }) => call === 'markSetupStep').length;
  await screen.findByText('Enfoque y alcance', { selector: 'summary span' });
  await fill(user, { 'Enfoque y alcance': 'Toda la química.', 'Normas para autores': 'Con enlaces.' });
  await goOn();
  await waitFor(() => expect(Object.values(complaints())).toEqual(['Sobra un enlace.']));
  const before = asked.filter(({ call }) => call === 'readSetup').length;
  first.resolve();
  await waitFor(() => expect(asked.filter(({ call }) => call === 'readSetup').length).toBeGreaterThan(before));
  expect([sent, place(), marks()]).toEqual([['alcance', 'normas'], stepAddress('textos'), 0]);
  // Put right: the one that is left is sent alone, and the way goes on.
  isRefusing = false;
  await fill(user, { 'Normas para autores': 'Sin enlaces.' });
  await goOn();
  await waitFor(() => expect(place()).toBe(stepAddress('publicacion')));
  expect(sent).toEqual(['alcance', 'normas', 'normas']);
});
