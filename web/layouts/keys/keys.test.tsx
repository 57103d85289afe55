// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { User } from '#contract/entities/user.ts';
import { preferences, savePreferences } from '#web/data/preferences.ts';
import { account } from '#web/data/session.fixture.ts';
import { routes } from '#web/routes.tsx';
import { show } from '#web/show.fixture.tsx';
import { keyGroups, keyOf } from './key-table.ts';
import { Keys } from './keys.tsx';
import { showOverlay } from './overlay.ts';

// Each stands at a place of its own in the history: the row that another opened is not gone on from.
beforeEach(() => history.replaceState({ key: crypto.randomUUID() }, ''));
afterEach(() => savePreferences({ teclas: true }));

const page = (main: string, user: User | null = account()) =>
  show(
    <>
      {/* As a screen has them. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written here */}
      <main dangerouslySetInnerHTML={{ __html: main }} />
      <Keys user={user} rows={routes} />
    </>,
  );
const rows = '<ul data-rows><li><a href="/a">Una</a></li><li><a href="/b">Otra</a></li></ul>';
const pressed = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const focused = () => document.activeElement;

it('“/” goes to the box of the screen, without writing itself there', async () => {
  const { user } = await page('<input type="search" aria-label="Buscar" value="agua" />');
  await user.keyboard('/');
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  expect(focused()).toBe(box);
  await user.keyboard('/');
  expect(box.value).toBe('/');
});

it('“/” opens the palette where nothing is looked for', async () => {
  const { user } = await page('');
  await user.keyboard('/');
  expect(await screen.findByRole('dialog', { name: 'Buscar o ir a…' })).toBeTruthy();
});

it('keeps what is typed while the palette is on its way for it, whatever has the focus', async () => {
  const { user } = await page(`${rows}<input aria-label="Nota" />`);
  screen.getByRole('textbox', { name: 'Nota' }).focus();
  // In one turn: its file has no time to come meanwhile.
  act(() => showOverlay('palette'));
  for (const key of ['c', 'o', 'x', 'Backspace', 'l', 'j']) pressed(key);
  const box = await screen.findByRole<HTMLInputElement>('combobox');
  expect(box.value).toBe('colj');
  await user.keyboard('a');
  expect(box.value).toBe('colja');
  expect(screen.getByLabelText<HTMLInputElement>('Nota').value).toBe('');
});

it('“?” shows every key, and what is below it stays below', async () => {
  const { user } = await page(rows);
  await user.keyboard('?');
  const list = await screen.findByRole('dialog', { name: 'Teclas' });
  const names = keyGroups.flatMap((group) => group.names);
  expect(list.querySelectorAll('dt')).toHaveLength(names.length);
  expect(names.filter((name) => keyOf(name).single)).toHaveLength(4);
  await user.keyboard('j');
  expect(list.contains(focused())).toBe(true);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('j, k and Escape go through the lists of the screen', async () => {
  const { user } = await page(rows);
  await user.keyboard('jj');
  expect(focused()?.textContent).toBe('Otra');
  await user.keyboard('k');
  expect(focused()?.textContent).toBe('Una');
  await user.keyboard('{Escape}');
  expect(focused()).toBe(document.body);
});

it('single keys do nothing once they are switched off, at once; the palette opens still', async () => {
  const { user } = await page(rows);
  await user.keyboard('j');
  expect(focused()?.textContent).toBe('Una');
  act(() => savePreferences({ teclas: false }));
  await user.keyboard('j?/');
  expect(focused()?.textContent).toBe('Una');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Buscar o ir a…' })).toBeTruthy();
});

it('guests have those of lists, switch single ones off in the list of keys, and have no palette', async () => {
  const { user } = await page(rows, null);
  await user.keyboard('j/');
  expect(focused()?.textContent).toBe('Una');
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('?');
  const list = await screen.findByRole('dialog', { name: 'Teclas' });
  expect(list.textContent).not.toContain('Configuración');
  // Nor is one named in what '/' does.
  expect(list.textContent).toContain('Ir al buscador/');
  await user.click(screen.getByRole('checkbox', { name: 'Usar teclas sueltas en este navegador' }));
  expect(preferences().teclas).toBe(false);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('j?');
  expect(screen.queryByRole('dialog')).toBeNull();
});
