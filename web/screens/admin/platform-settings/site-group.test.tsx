// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CallInput } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { defaultSettings } from '#contract/entities/system.ts';
import { ProblemError } from '#contract/problems.ts';
import { blankFacts } from '#contract/site-examples.ts';
import { specifiedFacts } from '#contract/site-words.ts';
import { refusal } from '#web/features/forms/form.fixture.tsx';
import { show } from '#web/show.fixture.tsx';
import { SiteGroup } from './site-group.tsx';

it('begins with what stands there, and saves what was changed alone', async () => {
  const changeSettings = vi.fn((_: CallInput<Calls['changeSettings']>) => defaultSettings);
  const onSettled = vi.fn();
  const { user } = await show(<SiteGroup settings={defaultSettings} onSettled={onSettled} />, { changeSettings });
  await user.clear(screen.getByLabelText('Teléfono'));
  const figures = within(screen.getByRole('group', { name: 'Cifras de la portada' }));
  await user.clear(figures.getByLabelText('Satisfacción'));
  const first = within(screen.getByRole('group', { name: 'Plan 1' }));
  await user.clear(first.getByLabelText('Nombre (inglés)'));
  await user.type(first.getByLabelText('Nombre (inglés)'), 'Starter');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(onSettled).toHaveBeenCalled());
  const { basico } = specifiedFacts.planes;
  expect(changeSettings.mock.lastCall?.[0]?.body).toEqual({
    telefono: '',
    cifras: { ...specifiedFacts.cifras, satisfaccion: '' },
    planes: { ...specifiedFacts.planes, basico: { ...basico, nombre: { es: 'Básico', en: 'Starter' } } },
    antes: {
      telefono: defaultSettings.telefono,
      cifras: specifiedFacts.cifras,
      planes: specifiedFacts.planes,
    },
  });
});

it('takes away what is an example still, at one press, and leaves what is not', async () => {
  const changeSettings = vi.fn((_: CallInput<Calls['changeSettings']>) => defaultSettings);
  const settings = { ...defaultSettings, telefono: '+51 1 555 0100' };
  const { user } = await show(
    <main>
      <SiteGroup settings={settings} onSettled={vi.fn()} />
    </main>,
    { changeSettings },
  );
  await user.click(screen.getByRole('button', { name: 'Quitar los datos de ejemplo' }));
  expect(screen.queryByRole('button', { name: 'Quitar los datos de ejemplo' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Teléfono')));
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(changeSettings).toHaveBeenCalled());
  const { telefono: _, ...taken } = blankFacts;
  expect(changeSettings.mock.lastCall?.[0]?.body).toMatchObject(taken);
  expect(changeSettings.mock.lastCall?.[0]?.body).not.toHaveProperty('telefono');
});

it('adds entries to the menu, orders them, and says what is wrong beside its field', async () => {
  const menu = [{ texto: { es: 'Normas', en: '' }, direccion: '/blog', parte: 'PIE' as const }];
  const settings = { ...defaultSettings, menu };
  const changeSettings = vi.fn((_: CallInput<Calls['changeSettings']>): typeof defaultSettings => {
    throw new ProblemError(refusal({ 'menu.1.direccion': 'Escribe una página pública de este sitio.' }));
  });
  const { user } = await show(<SiteGroup settings={settings} onSettled={vi.fn()} />, { changeSettings });
  await user.click(screen.getByRole('button', { name: 'Añadir una entrada' }));
  const second = within(screen.getByRole('group', { name: 'Entrada 2' }));
  await waitFor(() => expect(document.activeElement).toBe(second.getByLabelText('Texto (español)')));
  await user.keyboard('Tesis');
  await user.type(second.getByLabelText('Dirección'), '/dashboard');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await second.findByText('Escribe una página pública de este sitio.')).toBeTruthy();
  await user.clear(second.getByLabelText('Dirección'));
  await user.type(second.getByLabelText('Dirección'), '/catalogo');
  await user.click(screen.getByRole('button', { name: 'Subir la entrada 2' }));
  expect(within(screen.getByRole('group', { name: 'Entrada 1' })).getByLabelText('Dirección')).toHaveProperty(
    'value',
    '/catalogo',
  );
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  const added = { texto: { es: 'Tesis', en: '' }, direccion: '/catalogo', parte: 'CABECERA' };
  await waitFor(() =>
    expect(changeSettings.mock.lastCall?.[0]?.body).toEqual({ menu: [added, ...menu], antes: { menu } }),
  );
  await user.click(screen.getByRole('button', { name: 'Quitar la entrada 1' }));
  expect(screen.queryByRole('group', { name: 'Entrada 2' })).toBeNull();
});
