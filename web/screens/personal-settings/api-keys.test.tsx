// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { mostKeys } from '#contract/api-keys.ts';
import type { ApiKey } from '#contract/entities/api-key.ts';
import { refuse } from '#contract/refuse.ts';
import { account } from '#web/data/session.fixture.ts';
import { AllApiKeys } from '#web/screens/admin/users/all-api-keys.tsx';
import { show } from '#web/show.fixture.tsx';
import { ApiKeys } from './api-keys.tsx';

const key = (n: number, nombre = `Clave ${n}`): ApiKey => ({
  id: `0190a000-0000-7000-8000-0000000000${10 + n}`,
  nombre,
  comienzo: `plg_Comie${n}`,
  fechaCreacion: '2026-03-01T10:00:00.000Z',
  ultimoUso: n === 1 ? '2026-03-05' : null,
  ambitos: [],
  caduca: null,
});
let kept: ApiKey[];
beforeEach(() => {
  kept = [key(1, 'Mi estudio')];
});
const whole = `plg_${'a'.repeat(43)}`;

const draw = (correoVerificado = true) =>
  show(<ApiKeys />, {
    profile: () => ({ data: account('AUTOR', { correoVerificado }) }),
    listApiKeys: () => ({ claves: kept }),
    makeApiKey: ({ body: { nombre, ambitos = [] } }) => {
      if (kept.some((each) => each.nombre === nombre)) throw refuse('clave_repetida');
      const made = { ...key(2, nombre), ambitos };
      kept = [made, ...kept];
      return { ...made, clave: whole };
    },
    revokeApiKey: ({ params }) => {
      kept = kept.filter(({ id }) => id !== params.id);
      return undefined;
    },
  });

it('shows a new key whole, once, and says what is wrong with a name', async () => {
  const { user } = await draw();
  const name = await screen.findByRole('textbox', { name: /Nombre de la clave/ });
  expect(await screen.findByText(/Usada por última vez el 5 de marzo de 2026/)).toBeTruthy();
  const make = screen.getByRole('button', { name: 'Crear clave' });
  await user.click(make);
  await screen.findByText('Ponle un nombre.');
  await user.type(name, 'Mi estudio');
  await user.click(make);
  await screen.findByText('Ya tienes una clave con ese nombre.');
  await user.clear(name);
  await user.type(name, 'Otra');
  await user.click(make);
  const shown = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Clave «Otra»' });
  expect([shown.value, document.activeElement]).toEqual([whole, shown]);
  await user.click(screen.getByRole('button', { name: 'Ya la he guardado' }));
  expect(screen.queryByDisplayValue(whole)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Nombre de la clave/ }));
});

it('revokes one after asking, and tells of it where it was', async () => {
  const { user, asked } = await draw();
  await user.click(await screen.findByRole('button', { name: 'Revocar: Mi estudio' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('dejarán de poder hacerlo');
  expect(asked.some(({ call }) => call === 'revokeApiKey')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Revocar' }));
  await screen.findByText('Clave «Mi estudio» revocada.');
  await screen.findByText('No tienes ninguna.');
});

it('offers none to who has no room, or has not confirmed their address', async () => {
  kept = Array.from({ length: mostKeys }, (_, n) => key(n));
  const { unmount } = await draw();
  await screen.findByText(/Tienes 10 claves/);
  expect(screen.queryByRole('button', { name: 'Crear clave' })).toBeNull();
  unmount();
  kept = [];
  await draw(false);
  await screen.findByText(/Hasta entonces no puedes crear claves/);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Crear clave' })).toBeNull());
});

it('shows administrators whose each is, and nothing while there is none', async () => {
  const persona = { id: key(9).id, nombres: 'Ana', apellidos: 'Ruiz', email: 'ana@prueba.test' };
  const answers = {
    listAllApiKeys: () => ({
      claves: kept.map((each) => ({ ...each, persona })),
      total: kept.length,
      page: 1,
      totalPages: 1,
    }),
    revokeApiKeyOf: () => {
      kept = [];
      return undefined;
    },
  };
  const { user } = await show(<AllApiKeys />, answers);
  await screen.findByText('Ana Ruiz (ana@prueba.test)');
  await screen.findByText('1 clave');
  await user.click(screen.getByRole('button', { name: 'Revocar: Mi estudio' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Ana Ruiz');
  await user.click(screen.getByRole('button', { name: 'Revocar' }));
  await screen.findByText('Clave «Mi estudio» revocada.');
});

it('asks what a key is for in plain words, gives that and no more, and says of each what it opens', async () => {
  kept = [
    { ...key(1), ambitos: ['obras:leer', 'obras:escribir', 'revisiones:leer'], caduca: '2020-01-01T00:00:00.000Z' },
    key(3),
  ];
  const { user, asked } = await draw();
  await screen.findByText('Tus obras: Leer y cambiar · Tus revisiones: Leer');
  await screen.findByText('Solo lo publicado');
  await screen.findByText(/caducó el 1 de enero de 2020/);
  expect(screen.getAllByText(/Hace más de 180 días que no se usa/).length).toBeGreaterThan(0);
  await user.type(screen.getByRole('textbox', { name: /Nombre de la clave/ }), 'Otra');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tus obras' }), 'Leer y cambiar');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sirve' }), '30 días');
  // Who is no administrator is asked nothing of administration.
  expect(screen.queryByRole('combobox', { name: 'La administración' })).toBeNull();
  await user.dblClick(screen.getByRole('button', { name: 'Crear clave' }));
  await screen.findByRole('textbox', { name: 'Clave «Otra»' });
  expect(asked.filter(({ call }) => call === 'makeApiKey')).toEqual([
    { call: 'makeApiKey', input: { body: { nombre: 'Otra', ambitos: ['obras:escribir'], dias: 30 } } },
  ]);
});
