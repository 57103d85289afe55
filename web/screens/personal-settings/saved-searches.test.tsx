// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { SavedSearch } from '#contract/entities/saved-search.ts';
import { account } from '#web/data/session.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { SavedSearches } from './saved-searches.tsx';

let kept: SavedSearch[];
beforeEach(() => {
  kept = [
    {
      id: '0190a000-0000-7000-8000-000000000011',
      nombre: 'Deltas',
      consulta: 'q=delta',
      frecuencia: 'SEMANAL',
      pausada: false,
      fechaCreacion: '2026-03-01T10:00:00.000Z',
    },
  ];
});

const draw = (correoVerificado = true) =>
  show(<SavedSearches />, {
    profile: () => ({ data: account('AUTOR', { correoVerificado }) }),
    listSavedSearches: () => ({ busquedas: kept }),
    changeSavedSearch: ({ body }) => {
      const changed = { ...(kept[0] ?? expect.fail('none')), ...(body as Partial<SavedSearch>) };
      kept = [changed];
      return changed;
    },
    removeSavedSearch: () => {
      kept = [];
      return undefined;
    },
    resendVerification: () => undefined,
  });
const button = (name: string) => screen.findByRole('button', { name });
const focused = () => document.activeElement;

it('leaves the focus on what was changed, where it still stands', async () => {
  const { user } = await draw();
  await user.click(await button('Pausar: Deltas'));
  await screen.findByText('«Deltas» está en pausa.');
  expect(focused()).toBe(await button('Seguir: Deltas'));
  const frequency = screen.getByRole('combobox');
  frequency.focus();
  await user.selectOptions(frequency, 'DIARIA');
  await screen.findByText('«Deltas»: cambiado cada cuánto te escribimos.');
  expect(focused()).toBe(frequency);
});

it('gives it back to the menu that renames, and to the list where the search is gone', async () => {
  const { user, container } = await draw();
  await button('Más acciones: Deltas');
  expect(focused()).toBe(document.body);
  const choose = async (name: string, act: string) => {
    await user.click(await button(`Más acciones: ${name}`));
    await user.click(await screen.findByRole('menuitem', { name: act }));
  };
  await choose('Deltas', 'Cambiar el nombre');
  await user.click(await button('Cancelar'));
  await waitFor(async () => expect(focused()).toBe(await button('Más acciones: Deltas')));
  await choose('Deltas', 'Cambiar el nombre');
  await screen.findByRole('textbox');
  await user.keyboard(' del Ebro{Enter}');
  await screen.findByText('Ahora se llama «Deltas del Ebro».');
  await waitFor(async () => expect(focused()).toBe(await button('Más acciones: Deltas del Ebro')));
  await choose('Deltas del Ebro', 'Quitar');
  await screen.findByText('Quitada «Deltas del Ebro».');
  expect(focused()).toBe(container.querySelector('[tabindex="-1"]'));
});

it('says that nothing is mailed until the address is confirmed, and sends the link again', async () => {
  const { user, asked } = await draw(false);
  await screen.findByText(
    /Hasta entonces no te escribimos de tus búsquedas\. Te enviamos un enlace a ana@prueba\.test/,
  );
  await user.click(await button('Enviar otro enlace'));
  expect(asked.map(({ call }) => call)).toContain('resendVerification');
});

it('says nothing of it where the address is confirmed', async () => {
  await draw();
  await button('Pausar: Deltas');
  expect(screen.queryByText('Confirma tu correo')).toBeNull();
});
