// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { complaints, fill, refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { loadTexts } from '#web/messages/i18n.ts';

const opened = vi.fn();
vi.mock('#web/data/session.ts', async (original) => ({ ...(await original<object>()), openInvitedAccount: opened }));
const { OpenAccount } = await import('./open-account.tsx');

beforeAll(() => loadTexts('account'));

const token = 'x'.repeat(43);
const account = { nombres: 'Lea', apellidos: 'Soto', email: 'lea@fuera.test' };
const shown = () => showForm(<OpenAccount token={token} account={account} reviewId="r1" />);
const open = () => screen.getByRole('button', { name: 'Entrar y leer la obra' });

it('asks for a password and for terms to be accepted, the name being known', async () => {
  const { user } = await shown();
  await user.click(open());
  expect(Object.keys(complaints())).toEqual(['Contraseña', expect.stringContaining('Acepto')]);
  expect(opened).not.toHaveBeenCalled();
});

it('opens the account by the link, and goes on to the work', async () => {
  opened.mockResolvedValueOnce(account);
  const { user, place } = await shown();
  await fill(user, { Apellidos: 'Soto Mar', Contraseña: 'una-clave', 'Confirmar contraseña': 'una-clave' });
  await user.click(screen.getByRole('checkbox'));
  await user.click(open());
  await expect.poll(place).toBe('/revisiones/r1');
  expect(opened).toHaveBeenCalledWith({ token, nombres: 'Lea', apellidos: 'Soto Mar', password: 'una-clave' });
});

it('says what keeps it from opening', async () => {
  opened.mockImplementationOnce(async () => refusing({}, 'revision_retirada')());
  const { user } = await shown();
  await fill(user, { Contraseña: 'una-clave', 'Confirmar contraseña': 'una-clave' });
  await user.click(screen.getByRole('checkbox'));
  await user.click(open());
  expect((await screen.findByRole('alert')).textContent).toContain('ha retirado esta petición');
});
