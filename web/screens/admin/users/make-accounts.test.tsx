// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CallInput } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { AccountsPreview } from '#contract/entities/user.ts';

import { complaints, refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { AccountsFileDialog } from './accounts-file-dialog.tsx';
import { NewAccountDialog } from './new-account-dialog.tsx';

type Asked = CallInput<Calls['createAccounts']>;
const line = {
  nombres: 'Rosa',
  apellidos: 'Íñiguez',
  email: 'rosa@uni.test',
  afiliacion: '',
  roles: ['AUTOR' as const],
  prometidos: ['REVISOR' as const],
  fallos: [],
  repite: null,
};
const told: AccountsPreview = {
  codificacion: 'windows-1252',
  separador: ';',
  sinUso: ['Teléfono'],
  lineas: [
    { ...line, linea: 2, suerte: 'CREAR' },
    { ...line, linea: 3, suerte: 'EXISTE', email: 'irene@uni.test' },
    { ...line, linea: 4, suerte: 'REPETIDA', repite: 2 },
    { ...line, linea: 5, suerte: 'ERROR', email: 'mal', fallos: ['email', 'rol'] },
  ],
};
const csv = () => new File(['nombres;apellidos;email\nRosa;Íñiguez;rosa@uni.test'], 'cuentas.csv');

it('makes one account, with the roles that were ticked', async () => {
  const onClose = vi.fn();
  const createAccounts = vi.fn((_: Asked) => ({ creadas: 1, enCorreo: true }));
  const { user } = await showForm(<NewAccountDialog onClose={onClose} />, { createAccounts });
  await user.type(screen.getByLabelText(/^Nombres/), 'Rosa');
  await user.type(screen.getByLabelText(/^Apellidos/), 'Íñiguez');
  await user.type(screen.getByLabelText(/^Correo electrónico/), 'rosa@uni.test');
  await user.click(screen.getByRole('checkbox', { name: 'Revisor' }));
  expect(screen.queryByRole('checkbox', { name: 'Administrador' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Crear e invitar' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(createAccounts.mock.lastCall?.[0]?.body).toEqual({
    idioma: 'es',
    cuentas: [{ nombres: 'Rosa', apellidos: 'Íñiguez', email: 'rosa@uni.test', afiliacion: '', roles: ['REVISOR'] }],
  });
});

it('says of each line of a file what will become of it, and makes those that it may', async () => {
  const onClose = vi.fn();
  const createAccounts = vi.fn((_: Asked) => ({ creadas: 1, enCorreo: false }));
  const { user } = await showForm(<AccountsFileDialog onClose={onClose} />, {
    previewAccounts: () => told,
    createAccounts,
  });
  expect(screen.getByRole('button', { name: 'Crear cuentas' })).toHaveProperty('disabled', true);
  await user.upload(screen.getByLabelText(/^Archivo CSV/), csv());
  const table = within(await screen.findByRole('table', { name: 'Líneas del archivo' }));
  expect(screen.getByText(/Se creará 1 cuenta. 2 líneas se quedan como están. 1 línea tiene algo mal/)).toBeTruthy();
  expect(
    screen.getByText(/Leído en windows-1252, con columnas separadas por puntos y comas. Columnas.*Teléfono/),
  ).toBeTruthy();
  // What asks for a look comes first.
  expect(table.getAllByRole('row').map((row) => /^\d/.exec(row.textContent ?? '')?.[0] ?? '')).toEqual(['', ...'5432']);
  expect(table.getByText('Ese correo ya tiene cuenta: no cambia nada en ella.')).toBeTruthy();
  expect(table.getByText('El mismo correo está en la línea 2.')).toBeTruthy();
  expect(table.getByText('No es una dirección de correo. No hay un rol que se llame así.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Crear 1 cuenta' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(createAccounts.mock.lastCall?.[0]?.body.cuentas).toEqual([
    { nombres: 'Rosa', apellidos: 'Íñiguez', email: 'rosa@uni.test', afiliacion: '', roles: ['AUTOR', 'REVISOR'] },
  ]);
});

it('says beside the file what is wrong with it, and asks nobody about an empty one', async () => {
  const previewAccounts = vi.fn(refusing({ archivo: 'La primera línea tiene que nombrar las columnas.' }));
  const { user } = await showForm(<AccountsFileDialog onClose={vi.fn()} />, { previewAccounts });
  const file = screen.getByLabelText(/^Archivo CSV/);
  await user.upload(file, new File([], 'nada.csv'));
  await waitFor(() => expect(complaints()).toEqual({ 'Archivo CSV': expect.stringContaining('está vacío') }));
  expect(previewAccounts).not.toHaveBeenCalled();
  await user.upload(file, new File(['a;b;c\n1;2;3'], 'otra.csv'));
  await waitFor(() =>
    expect(complaints()).toEqual({ 'Archivo CSV': 'La primera línea tiene que nombrar las columnas.' }),
  );
});
