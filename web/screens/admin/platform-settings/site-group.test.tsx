// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CallInput } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { defaultSettings } from '#contract/entities/system.ts';
import { specifiedFacts } from '#contract/site-words.ts';
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
