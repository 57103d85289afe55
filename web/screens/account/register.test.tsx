// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { behindFetch, letIn } from '#web/data/session.fixture.ts';
import { authState } from '#web/data/session.ts';
import { complaints, field, fill, refusal, showForm } from '#web/features/forms/form.fixture.tsx';
import { Screen } from './register.tsx';

const written = {
  Nombres: 'Ana',
  Apellidos: 'Ruiz',
  'Correo electrónico': 'ana@prueba.test',
  Contraseña: 'secreto',
  'Confirmar contraseña': 'secreto',
};
const button = () => screen.getByRole('button', { name: 'Crear cuenta' });

async function filled() {
  const shown = await showForm(<Screen />, {}, '/register?role=revisor');
  await fill(shown.user, written);
  await shown.user.click(screen.getByRole('checkbox'));
  return shown;
}

it('says beside each field what is missing, and goes to the first', async () => {
  const sent = behindFetch();
  const { user } = await showForm(<Screen />);
  await fill(user, { 'Confirmar contraseña': 'otra' });
  await user.click(button());
  await waitFor(() =>
    expect(Object.values(complaints())).toEqual([
      'Escribe tus nombres',
      'Escribe tus apellidos',
      'Escribe tu correo electrónico',
      'Escribe tu contraseña',
      'Las contraseñas no coinciden',
      'Debes aceptar los términos y condiciones',
    ]),
  );
  expect(document.activeElement).toBe(field('Nombres'));
  expect(sent).toEqual([]);
});

it('registers once, also at a double click, with the role of the address', async () => {
  const sent = behindFetch(letIn());
  const { user } = await filled();
  await user.dblClick(button());
  await waitFor(() => expect(authState().isAuthenticated).toBe(true));
  const body = {
    nombres: 'Ana',
    apellidos: 'Ruiz',
    email: 'ana@prueba.test',
    password: 'secreto',
    afiliacion: '',
    orcid: '',
    biografia: '',
    fotoUrl: '',
    roles: ['ROLE_REVISOR'],
  };
  expect(sent).toEqual([{ address: '/api/auth/register', body }]);
});

it('says beside the address that it is taken', async () => {
  behindFetch({ status: 422, body: refusal({ email: 'Ya hay una cuenta con ese correo.' }) });
  const { user } = await filled();
  await user.click(button());
  await waitFor(() => expect(complaints()).toEqual({ 'Correo electrónico': 'Ya hay una cuenta con ese correo.' }));
  expect(document.activeElement).toBe(field('Correo'));
});

it('says that the server cannot be reached, and keeps what was typed', async () => {
  behindFetch();
  const { user } = await filled();
  await user.click(button());
  expect(await screen.findByText(/No pudimos conectar con Pliego/)).toBeTruthy();
  expect(field('Nombres').value).toBe('Ana');
});
