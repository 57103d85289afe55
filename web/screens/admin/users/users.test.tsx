// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ListedUser } from '#contract/entities/user.ts';
import { principalJournal } from '#contract/journals.ts';
import { account } from '#web/data/session.fixture.ts';
import { showForm } from '#web/features/forms/form.fixture.tsx';
import { Screen } from './users.tsx';

const listed = (said: Partial<ListedUser>): ListedUser => ({
  ...account(),
  estado: 'ACTIVO',
  uso: null,
  ausenteHasta: null,
  rolesPrometidos: [],
  ...said,
});
const confirmed = listed({});
const unconfirmed = listed({
  id: '0190a000-0000-7000-8000-000000000003',
  nombres: 'Sin',
  apellidos: 'Confirmar',
  email: 'sin@prueba.test',
  correoVerificado: false,
  rolSolicitado: 'EDITOR',
});

const own = { id: principalJournal, nombre: 'Pliego' };
const anales = { id: '0190a000-0000-7000-8000-0000000000a1', nombre: 'Anales' };

/** The screen of accounts, with these in the list, and these waiting for a role. */
const showAccounts = (users: ListedUser[], waiting: ListedUser[] = [], journals = [own]) => {
  const page = (users: ListedUser[]) => ({ users, total: users.length, page: 1, totalPages: 1 });
  return showForm(<Screen />, {
    listUsers: ({ query }) => page(query?.conSolicitud === 'true' ? waiting : users),
    changeUser: () => confirmed,
    decideRoleRequest: () => confirmed,
    roleJournals: () => ({ revistas: journals }),
  });
};
const rowOf = (name: string) => screen.findByRole('rowheader', { name: new RegExp(name) });

it('says of whom the address is not confirmed, and of nobody else', async () => {
  await showAccounts([confirmed, unconfirmed]);
  expect(within(await rowOf('Sin Confirmar')).getByText('Correo sin confirmar')).toBeTruthy();
  expect(within(await rowOf('Ana Ruiz')).queryByText('Correo sin confirmar')).toBeNull();
});

it('says in which journals a narrowed role holds, and of no others', async () => {
  const narrowed = listed({
    ...{
      id: '0190a000-0000-7000-8000-000000000004',
      nombres: 'Elena',
      apellidos: 'Sanz',
      roles: ['EDITOR', 'REVISOR'],
    },
    ambitos: { EDITOR: [anales.id], REVISOR: [] },
  });
  await showAccounts([confirmed, narrowed], [], [own, anales]);
  const row = within((await rowOf('Elena Sanz')).closest('tr') ?? document.body);
  expect(await row.findByText('Editor: Anales')).toBeTruthy();
  expect(row.getByText('Revisor: en ninguna')).toBeTruthy();
  expect(within((await rowOf('Ana Ruiz')).closest('tr') ?? document.body).queryByText(/: /)).toBeNull();
});

it('says so beside the role that somebody waits for, which they cannot be given before', async () => {
  await showAccounts(
    [],
    [confirmed, unconfirmed].map((user) => ({ ...user, rolSolicitado: 'EDITOR' as const })),
  );
  const request = async (name: string) => {
    const item = (await screen.findByRole('heading', { name })).closest('li');
    if (!item) throw new Error(name);
    return within(item);
  };
  const why = 'No ha confirmado su correo: el rol puede concederse cuando lo haga.';
  expect((await request('Sin Confirmar')).getByText(why)).toBeTruthy();
  expect((await request('Ana Ruiz')).queryByText(why)).toBeNull();
});

it('grants nothing by the second press of a double click: the next request has come up to where the first was', async () => {
  const { user, asked } = await showAccounts([], [{ ...confirmed, rolSolicitado: 'EDITOR' }]);
  const grant = await screen.findByRole('button', { name: 'Conceder: Ana Ruiz' });
  const answers = () => asked.filter(({ call }) => call === 'decideRoleRequest');
  fireEvent.click(grant, { detail: 2 });
  expect(answers()).toEqual([]);
  await user.click(grant);
  expect(answers().map(({ input }) => input)).toEqual([
    { params: { id: confirmed.id }, body: { conceder: true, enTodas: false } },
  ]);
});

it('lets the address be taken as confirmed where it is not, and only there', async () => {
  const { user, asked } = await showAccounts([confirmed, unconfirmed]);
  const open = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Editar: ${name}` }));
    return within(await screen.findByRole('dialog'));
  };
  const known = await open('Ana Ruiz');
  expect(known.queryByRole('checkbox', { name: /^Dar por confirmado/ })).toBeNull();
  await user.click(known.getByRole('button', { name: 'Cancelar' }));
  const unknown = await open('Sin Confirmar');
  await user.click(unknown.getByRole('checkbox', { name: /^Dar por confirmado/ }));
  await user.click(unknown.getByRole('button', { name: 'Guardar Cambios' }));
  expect(await screen.findByText('Cuenta actualizada')).toBeTruthy();
  expect(asked.find(({ call }) => call === 'changeUser')?.input).toEqual({
    params: { id: unconfirmed.id },
    body: { roles: ['AUTOR'], estado: 'ACTIVO', correoVerificado: true },
  });
});

const editorOf = (ambitos?: ListedUser['ambitos']) =>
  listed({ roles: ['EDITOR'], rol: 'EDITOR', ...(ambitos && { ambitos }) });
const openEdit = async (user: Awaited<ReturnType<typeof showAccounts>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Editar: Ana Ruiz' }));
  return within(await screen.findByRole('dialog'));
};

it('says nothing of journals where there is one, and sends nothing of them', async () => {
  const { user, asked } = await showAccounts([editorOf()]);
  const dialog = await openEdit(user);
  expect(dialog.queryByRole('radio', { name: /revistas/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
  const sent = asked.find(({ call }) => call === 'changeUser')?.input;
  expect(sent).toEqual({ params: { id: confirmed.id }, body: { roles: ['EDITOR'], estado: 'ACTIVO' } });
});

it('narrows a role to some journals where there are several, and lets it hold in all again', async () => {
  const { user, asked } = await showAccounts([editorOf()], [], [own, anales]);
  const dialog = await openEdit(user);
  await user.click(await dialog.findByRole('radio', { name: /^Solo en estas/ }));
  await user.click(dialog.getByRole('checkbox', { name: 'Pliego' }));
  await user.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
  const sent = () => asked.findLast(({ call }) => call === 'changeUser')?.input;
  expect(sent()).toMatchObject({ body: { ambitos: { EDITOR: [anales.id] } } });
});

it('lets a narrowed role hold everywhere again', async () => {
  const { user, asked } = await showAccounts([editorOf({ EDITOR: [anales.id] })], [], [own, anales]);
  const dialog = await openEdit(user);
  await user.click(await dialog.findByRole('radio', { name: /^En todas las revistas/ }));
  await user.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
  expect(asked.findLast(({ call }) => call === 'changeUser')?.input).toMatchObject({ body: { ambitos: {} } });
});
