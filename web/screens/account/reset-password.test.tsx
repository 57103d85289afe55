// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { away, complaints, field, fill, refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { Screen } from './reset-password.tsx';

const address = '/reset-password?token=t1';
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar contraseña' });
const written = { 'Contraseña nueva': 'secreto', 'Confirmar contraseña': 'secreto' };

it('asks for a password, and for the same one again', async () => {
  const { user, asked } = await showForm(<Screen />, {}, address);
  await fill(user, { 'Contraseña nueva': 'corta', 'Confirmar contraseña': 'otra' });
  await user.click(button());
  await waitFor(() =>
    expect(complaints()).toEqual({
      'Contraseña nueva': 'La contraseña debe tener al menos 6 caracteres',
      'Confirmar contraseña': 'Las contraseñas no coinciden',
    }),
  );
  expect(document.activeElement).toBe(field('Contraseña nueva'));
  expect(asked).toEqual([]);
});

it('sends the password once with what the mail said, also at a double click, and leads to the login', async () => {
  const { user, asked, place } = await showForm(<Screen />, { resetPassword: () => undefined }, address);
  await fill(user, written);
  await user.dblClick(button());
  await waitFor(() => expect(place()).toBe('/login'));
  expect(asked).toEqual([{ call: 'resetPassword', input: { body: { token: 't1', password: 'secreto' } } }]);
});

it('says beside the password what the server has against it', async () => {
  const { user } = await showForm(
    <Screen />,
    { resetPassword: refusing({ password: 'Demasiado conocida.' }) },
    address,
  );
  await fill(user, written);
  await user.click(button());
  await waitFor(() => expect(complaints()).toEqual({ 'Contraseña nueva': 'Demasiado conocida.' }));
  // The link still serves: nobody is sent for another.
  expect(screen.queryByRole('link', { name: 'Pedir otro enlace' })).toBeNull();
});

it('says that the server cannot be reached, and stays', async () => {
  const { user, place } = await showForm(<Screen />, { resetPassword: away }, address);
  await fill(user, written);
  await user.click(button());
  expect((await screen.findByRole('alert')).textContent).toContain('No pudimos conectar con Pliego.');
  expect(place()).toBe('/reset-password');
});

it('has nothing to send where a part of the link is missing, and leads to another one', async () => {
  await showForm(<Screen />, {}, '/reset-password');
  expect(screen.getByText(/A este enlace le falta una parte/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pedir otro enlace' }).getAttribute('href')).toBe('/forgot-password');
  expect(button().disabled).toBe(true);
});
