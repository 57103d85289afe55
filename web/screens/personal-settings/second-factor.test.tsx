// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { SecondFactor as Factor, Proof } from '#contract/entities/second-factor.ts';
import { refuse } from '#contract/refuse.ts';
import { account, enterAs } from '#web/data/session.fixture.ts';
import { authState, updateUser } from '#web/data/session.ts';
import { complaints, field, fill, showForm } from '#web/features/forms/form.fixture.tsx';
import { Screen as Needed } from '#web/screens/account/second-factor/needed.tsx';
import { SecondFactor } from './second-factor.tsx';

const codes = ['aaaa-aaaa-aaaa-aaaa', 'bbbb-bbbb-bbbb-bbbb'];
let factor: Factor;
beforeEach(() => {
  factor = { desde: null, llaves: [], codigosRestantes: 0, exigido: false };
});
const server = {
  getSecondFactor: () => factor,
  beginSecondFactor: ({ body }: { body: Proof }) => {
    if (!('password' in body) || body.password !== 'secreto') throw refuse('contrasena_incorrecta');
    const qr = { lado: 21, trazo: 'M0 0h1v1h-1z' };
    return { secreto: 'ABCDEFGH', direccion: 'otpauth://totp/Pliego:ana', qr, alta: 'la primera' };
  },
  confirmSecondFactor: ({ body: { codigo, alta } }: { body: { codigo: string; alta?: string } }) => {
    if (alta !== 'la primera') throw refuse('segundo_paso_sustituido');
    if (codigo !== '123456') throw refuse('codigo_incorrecto');
    factor = { ...factor, desde: '2026-03-01T10:00:00.000Z', codigosRestantes: 10 };
    return { codigos: codes };
  },
  endSecondFactor: ({ body: { password, codigo } }: { body: { password: string; codigo: string } }) => {
    if (password !== 'secreto') throw refuse('contrasena_incorrecta');
    if (codigo !== '123456') throw refuse('codigo_incorrecto');
    factor = { ...factor, desde: null };
    return undefined;
  },
  renewRecoveryCodes: () => ({ codigos: codes }),
  authProfile: () => account('EDITOR'),
};
type Person = Awaited<ReturnType<typeof showForm>>['user'];
const press = async (user: Person, name: string) => user.click(await screen.findByRole('button', { name }));

async function setUp(user: Person) {
  await fill(user, { 'Tu contraseña': 'no es' });
  await press(user, 'Seguir');
  await waitFor(() => expect(complaints()).toEqual({ 'Tu contraseña': 'La contraseña actual no es correcta.' }));
  await fill(user, { 'Tu contraseña': 'secreto' });
  await press(user, 'Seguir');
  await screen.findByRole('img', { name: 'Código QR para tu aplicación de autenticación' });
  expect(screen.getByText('ABCD EFGH')).toBeTruthy();
  await press(user, 'Activar');
  expect(complaints()).toEqual({ 'Código de la aplicación': 'Escribe el código' });
  await fill(user, { 'Código de la aplicación': '123456' });
  await press(user, 'Activar');
  for (const code of codes) await screen.findByText(code);
}

it('is set up in steps, shows the recovery codes until they are kept, and then since when it holds', async () => {
  const { user } = await showForm(<SecondFactor />, server);
  await press(user, 'Activar el segundo paso');
  await setUp(user);
  await press(user, 'Ya los he guardado');
  await screen.findByText('Activado desde el 1 de marzo de 2026.');
  expect(screen.queryByText('aaaa-aaaa-aaaa-aaaa')).toBeNull();
  expect(screen.getByText('Te quedan 10 códigos de recuperación.')).toBeTruthy();
});

it('is ended with password and code, each with its fault beside it', async () => {
  factor = { desde: '2026-03-01T10:00:00.000Z', llaves: [], codigosRestantes: 2, exigido: true };
  const { user } = await showForm(<SecondFactor />, server);
  await press(user, 'Desactivar el segundo paso');
  await screen.findByText(/Tu rol pide un segundo paso/);
  await fill(user, { 'Tu contraseña': 'secreto', 'Código de la aplicación': '000000' });
  await press(user, 'Desactivar el segundo paso');
  await waitFor(() => expect(Object.keys(complaints())).toEqual(['Código de la aplicación']));
  expect(document.activeElement).toBe(field('Código de la aplicación'));
  await fill(user, { 'Código de la aplicación': '123456' });
  await press(user, 'Desactivar el segundo paso');
  await screen.findByRole('button', { name: 'Activar el segundo paso' });
});

it('that a role asks for keeps the recovery codes on the page until they are kept, and then leads on', async () => {
  await enterAs('EDITOR');
  updateUser(account('EDITOR', { faltaSegundoPaso: true }));
  const { user, place } = await showForm(<Needed />, server, '/segundo-paso');
  await setUp(user);
  updateUser(account('EDITOR'));
  expect(screen.getByText('aaaa-aaaa-aaaa-aaaa')).toBeTruthy();
  await press(user, 'Ya los he guardado');
  await waitFor(() => expect(place()).toBe('/login'));
  expect(authState().user?.faltaSegundoPaso).toBeUndefined();
});
