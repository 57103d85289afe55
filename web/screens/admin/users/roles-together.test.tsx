// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CallInput } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { ListedUser } from '#contract/entities/user.ts';
import { account } from '#web/data/session.fixture.ts';
import { showForm } from '#web/features/forms/form.fixture.tsx';
import { Screen } from './users.tsx';

const listed = (id: number, nombres: string): ListedUser => ({
  ...account(),
  id: `0190a000-0000-7000-8000-00000000000${id}`,
  nombres,
  apellidos: 'Ruiz',
  estado: 'ACTIVO',
  uso: null,
  ausenteHasta: null,
  rolesPrometidos: [],
});
const users = [listed(1, 'Irene'), listed(2, 'Olga'), listed(3, 'Sara')];

it('changes a role of the chosen accounts, and says what became of each', async () => {
  const changeRoles = vi.fn(({ body }: CallInput<Calls['changeRoles']>) => ({
    personas: body.personas.map((id, at) => ({
      id,
      suerte: at === 0 ? ('HECHO' as const) : ('NO' as const),
      motivo: at === 0 ? null : 'No ha confirmado su correo.',
    })),
  }));
  const { user } = await showForm(<Screen />, {
    listUsers: ({ query }) => {
      const shown = query?.conSolicitud === 'true' ? [] : users;
      return { users: shown, total: shown.length, page: 1, totalPages: 1 };
    },
    changeRoles,
  });
  expect(screen.queryByRole('button', { name: 'Cambiar un rol' })).toBeNull();
  await user.click(await screen.findByRole('checkbox', { name: 'Elegir a Irene Ruiz' }));
  await user.click(screen.getByRole('checkbox', { name: 'Elegir a Sara Ruiz' }));
  await user.click(screen.getByRole('button', { name: 'Cambiar un rol' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Un rol para varias cuentas' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Rol' }), 'EDITOR');
  await user.click(dialog.getByRole('button', { name: 'Dar el rol' }));
  expect(await dialog.findByText('1 cuenta cambiada')).toBeTruthy();
  expect(dialog.getByText('Sara Ruiz').parentElement?.textContent).toBe('Sara Ruiz: No ha confirmado su correo.');
  expect(changeRoles.mock.lastCall?.[0]?.body).toEqual({
    personas: [users[0]?.id, users[2]?.id],
    rol: 'EDITOR',
    acto: 'DAR',
  });
  // The choice has ended with the act.
  expect(screen.queryByRole('checkbox', { name: 'Elegir a Irene Ruiz', checked: true, hidden: true })).toBeNull();
});
