// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { away, complaints, field, fill, refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { PasswordForm } from './password-form.tsx';

const button = () => screen.getByRole('button', { name: 'Cambiar contraseña' });
const written = { 'Contraseña actual': 'antes', 'Contraseña nueva': 'secreto', Confirmar: 'secreto' };

it('says beside each field what is missing, and goes to the first', async () => {
  const { user, asked } = await showForm(<PasswordForm />);
  await fill(user, { Confirmar: 'otra' });
  await user.click(button());
  await waitFor(() =>
    expect(complaints()).toEqual({
      'Contraseña actual': 'Escribe tu contraseña actual',
      'Contraseña nueva': 'Escribe tu contraseña',
      'Confirmar contraseña nueva': 'Las contraseñas no coinciden',
    }),
  );
  expect(document.activeElement).toBe(field('Contraseña actual'));
  expect(asked).toEqual([]);
});

it('changes the password once, also at a double click, and leaves nothing of it in the page', async () => {
  const { user, asked } = await showForm(<PasswordForm />, { changePassword: () => undefined });
  await fill(user, written);
  await user.dblClick(button());
  expect(await screen.findByText(/Contraseña cambiada/)).toBeTruthy();
  expect(asked).toEqual([{ call: 'changePassword', input: { body: { actual: 'antes', nueva: 'secreto' } } }]);
  expect([field('Contraseña actual').value, field('Contraseña nueva').value]).toEqual(['', '']);
});

it.each([
  ['actual', 'Contraseña actual'],
  ['nueva', 'Contraseña nueva'],
])('says beside its field what the server has against it (%s)', async (name, label) => {
  const { user } = await showForm(<PasswordForm />, { changePassword: refusing({ [name]: 'Esta no.' }) });
  await fill(user, written);
  await user.click(button());
  await waitFor(() => expect(complaints()).toEqual({ [label]: 'Esta no.' }));
  expect(document.activeElement).toBe(field(label));
});

it('says that the server cannot be reached', async () => {
  const { user } = await showForm(<PasswordForm />, { changePassword: away });
  await fill(user, written);
  await user.click(button());
  expect(await screen.findByText(/No pudimos conectar con Pliego/)).toBeTruthy();
});
