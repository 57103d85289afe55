// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferences, savePreferences } from '#web/data/preferences.ts';
import { away, showForm } from '#web/features/forms/form.fixture.tsx';
import { PreferencesForm } from './preferences-form.tsx';

beforeEach(() => savePreferences({ theme: undefined, language: 'es', notifications: false, teclas: true }));
afterEach(() => void vi.unstubAllGlobals());
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

describe('notices of the browser itself', () => {
  const asks = { times: 0 };
  /** A browser whose person answers its question so. */
  const browserThat = (permission: NotificationPermission, answer = permission) => {
    asks.times = 0;
    const requestPermission = async (): Promise<NotificationPermission> => {
      asks.times += 1;
      kept.permission = answer;
      return answer;
    };
    const kept = { permission, requestPermission };
    vi.stubGlobal('Notification', kept);
    return kept;
  };
  const changePreferences = () => ({ theme: null, ...others, notifications: true });
  const wanting = async () => {
    savePreferences({ notifications: true });
    return showForm(<PreferencesForm />, { changePreferences });
  };
  const denied = 'Este navegador no deja mostrarlas. Puedes permitirlo en sus ajustes, para este sitio.';
  const undecided = 'Este navegador aún no tiene tu permiso para mostrarlas.';

  it('are asked for by a click of their own, and never by what else is saved', async () => {
    browserThat('default', 'granted');
    const { user } = await wanting();
    expect(screen.getByText(undecided)).toBeTruthy();
    await user.click(box('Oscuro'));
    await user.click(button());
    await screen.findByText('¡Preferencias guardadas!');
    expect(asks.times).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Dar permiso en este navegador' }));
    await waitFor(() => expect(screen.queryByText(undecided)).toBeNull());
    expect(asks.times).toBe(1);
    expect(screen.queryByRole('button', { name: 'Dar permiso en este navegador' })).toBeNull();
  });

  it('are said to be denied, at once and whenever that is revoked later', async () => {
    const kept = browserThat('granted');
    await wanting();
    expect(screen.queryByText(denied)).toBeNull();
    kept.permission = 'denied';
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(screen.getByText(denied)).toBeTruthy();
  });

  it('are not asked for twice where the question was closed; where this browser has none, it says so', async () => {
    browserThat('default');
    const { user, unmount } = await wanting();
    await user.click(screen.getByRole('button', { name: 'Dar permiso en este navegador' }));
    expect([asks.times, screen.queryByText(denied)]).toEqual([1, null]);
    expect(screen.getByText(undecided)).toBeTruthy();
    unmount();
    vi.unstubAllGlobals();
    await wanting();
    expect(screen.getByText(/^Este navegador no las tiene/)).toBeTruthy();
  });
});
