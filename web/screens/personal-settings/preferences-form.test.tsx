// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { preferences, savePreferences } from '#web/data/preferences.ts';
import { away, showForm } from '#web/features/forms/form.fixture.tsx';
import { PreferencesForm } from './preferences-form.tsx';

beforeEach(() => savePreferences({ theme: undefined, language: 'es', notifications: false, teclas: true }));
// The files of a worker share them.
afterAll(() => savePreferences({ theme: undefined, notifications: true, teclas: true }));
const others = { language: 'es' as const, notifications: false, teclas: true };
const button = () => screen.getByRole('button', { name: 'Guardar preferencias' });
const box = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

it('changes nothing before it is saved, and then this browser and the account, once also at a double click', async () => {
  const changePreferences = () => ({ theme: 'dark' as const, ...others });
  const { user, asked } = await showForm(<PreferencesForm />, { changePreferences });
  expect(box('Como el sistema').checked).toBe(true);
  await user.click(box('Oscuro'));
  expect(preferences().theme).toBeUndefined();
  await user.dblClick(button());
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('¡Preferencias guardadas!'));
  const body = { theme: 'dark', ...others };
  expect(asked).toEqual([{ call: 'changePreferences', input: { body } }]);
  expect(preferences().theme).toBe('dark');
});

it('asks for the system’s theme by sending none', async () => {
  savePreferences({ theme: 'light' });
  const changePreferences = () => ({ theme: null, ...others });
  const { user, asked } = await showForm(<PreferencesForm />, { changePreferences });
  expect(box('Claro').checked).toBe(true);
  await user.click(box('Como el sistema'));
  await user.click(button());
  await waitFor(() => expect(asked[0]?.input).toMatchObject({ body: { theme: null } }));
  expect(preferences().theme).toBeUndefined();
});

it('says that the account does not have them while the server is away; this browser does', async () => {
  const { user } = await showForm(<PreferencesForm />, { changePreferences: away });
  await user.click(box('Oscuro'));
  await user.click(button());
  expect(await screen.findByText('Se guardaron en este navegador, pero no en tu cuenta')).toBeTruthy();
  expect([preferences().theme, screen.queryByText('¡Preferencias guardadas!')]).toEqual(['dark', null]);
});

it('switches the single keys off, here at once', async () => {
  const changePreferences = () => ({ theme: null, ...others, teclas: false });
  const { user, asked } = await showForm(<PreferencesForm />, { changePreferences });
  await user.click(screen.getByRole('checkbox', { name: 'Teclas sueltas' }));
  await user.click(button());
  await waitFor(() => expect(asked[0]?.input).toMatchObject({ body: { teclas: false } }));
  expect(preferences().teclas).toBe(false);
});
