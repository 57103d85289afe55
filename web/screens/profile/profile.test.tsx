// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { account } from '#web/data/session.fixture.ts';
import { showForm } from '#web/features/forms/form.fixture.tsx';
import { Screen } from './profile.tsx';

/** The profile of Ana, whose address is confirmed or not. */
const showProfile = (correoVerificado: boolean) =>
  showForm(<Screen />, {
    profile: () => ({ data: account('AUTOR', { correoVerificado }) }),
    resendVerification: () => undefined,
  });
const notice = () => screen.queryByText('Confirma tu correo');

it('says that the address is not confirmed, and sends the link again', async () => {
  const { user, asked } = await showProfile(false);
  expect(await screen.findByText(/Te enviamos un enlace a ana@prueba\.test/)).toBeTruthy();
  expect(notice()).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Enviar otro enlace' }));
  expect(await screen.findByText('Enlace enviado: revisa tu correo')).toBeTruthy();
  expect(asked.map(({ call }) => call)).toContain('resendVerification');
});

it('says nothing of it where the address is confirmed', async () => {
  await showProfile(true);
  await screen.findByRole('heading', { level: 1, name: 'Ana Ruiz' });
  expect(notice()).toBeNull();
});
