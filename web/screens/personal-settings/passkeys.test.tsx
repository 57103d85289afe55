// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Proof, SecondFactor } from '#contract/entities/second-factor.ts';
import { refuse } from '#contract/refuse.ts';
import { complaints, fill, showForm } from '#web/features/forms/form.fixture.tsx';
import { Passkeys } from './passkeys.tsx';

/** What the browser's authenticator gives: these bytes, whatever it is asked for. */
const bytes = new Uint8Array([1, 2, 3]).buffer;
const inText = 'AQID';
const credential = (...parts: string[]) => ({
  ...{ id: inText, rawId: bytes, type: 'public-key', getClientExtensionResults: () => ({}) },
  response: Object.fromEntries(['clientDataJSON', ...parts].map((part) => [part, bytes])),
});
const credentials = {
  create: async () => credential('attestationObject'),
  get: vi.fn(async () => credential('authenticatorData', 'signature')),
};
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

const laptop = {
  id: '01890000-0000-7000-8000-000000000001',
  nombre: 'Portátil',
  fechaCreacion: '2026-03-01T10:00:00.000Z',
  ultimoUso: null,
};
let factor: SecondFactor;
let proofs: (Proof | undefined)[];
beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  factor = { desde: null, llaves: [], codigosRestantes: 0, exigido: false };
  proofs = [];
});
const server = {
  getSecondFactor: () => factor,
  askPasskey: ({ body: { prueba } }: { body: { prueba?: Proof | undefined } }) => {
    if (prueba && 'password' in prueba && prueba.password !== 'secreto') throw refuse('contrasena_incorrecta');
    proofs.push(prueba);
    return { opciones: JSON.stringify({ challenge: inText, user: { id: inText } }) };
  },
  addPasskey: ({ body: { llave } }: { body: { llave: string } }) => {
    expect(JSON.parse(llave)).toMatchObject({ id: inText, response: { attestationObject: inText } });
    factor = { ...factor, llaves: [laptop], codigosRestantes: 10 };
    return { codigos: ['aaaa-aaaa-aaaa-aaaa'] };
  },
  renamePasskey: ({ body: { nombre } }: { body: { nombre: string } }) => {
    factor = { ...factor, llaves: [{ ...laptop, nombre }] };
    return undefined;
  },
  removePasskey: ({ body }: { body: Proof }) => {
    if ('codigo' in body && body.codigo !== 'bbbb') throw refuse('codigo_incorrecto');
    proofs.push(body);
    factor = { ...factor, llaves: [] };
    return undefined;
  },
};
type Person = Awaited<ReturnType<typeof showForm>>['user'];
const press = async (user: Person, name: string) => user.click(await screen.findByRole('button', { name }));

it('are added with the password the first time, with the recovery codes until they are kept, and named', async () => {
  const { user } = await showForm(<Passkeys />, server);
  await press(user, 'Añadir una llave de acceso');
  await press(user, 'Seguir');
  expect(complaints()).toEqual({ 'Tu contraseña': 'Escribe tu contraseña' });
  await fill(user, { 'Tu contraseña': 'no es' });
  await press(user, 'Seguir');
  await waitFor(() => expect(complaints()).toEqual({ 'Tu contraseña': 'La contraseña actual no es correcta.' }));
  await fill(user, { 'Tu contraseña': 'secreto' });
  await press(user, 'Seguir');
  await screen.findByText('aaaa-aaaa-aaaa-aaaa');
  await press(user, 'Ya los he guardado');
  await screen.findByText('Portátil');
  await press(user, 'Cambiar nombre de «Portátil»');
  await fill(user, { Nombre: 'Del despacho' });
  await press(user, 'Guardar');
  await screen.findByText('Del despacho');
});

it('are removed with a recovery code or with a passkey, and the last is said to be the last', async () => {
  factor = { ...factor, llaves: [laptop], codigosRestantes: 10 };
  const { user } = await showForm(<Passkeys />, server);
  await press(user, 'Quitar «Portátil»');
  await screen.findByText(/es tu único segundo paso/);
  await fill(user, { 'Código de recuperación': 'aaaa' });
  await press(user, 'Quitar');
  await waitFor(() => expect(Object.keys(complaints())).toEqual(['Código de recuperación']));
  // Who turns it down goes on where they were.
  credentials.get.mockRejectedValueOnce(new DOMException('turned down', 'NotAllowedError'));
  await press(user, 'Usar una llave de acceso');
  await screen.findByText('No se ha usado ninguna llave de acceso. Prueba otra vez o sigue de otra forma.');
  await press(user, 'Usar una llave de acceso');
  await screen.findByText('Llave de acceso quitada.');
  await waitFor(() => expect(screen.queryByText(/Portátil/)).toBeNull());
  const last = proofs.at(-1);
  expect(last && 'llave' in last && JSON.parse(last.llave)).toMatchObject({ response: { signature: inText } });
});

it('are not offered by a browser that has none', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  await showForm(<Passkeys />, server);
  await screen.findByText(/no admite llaves de acceso/);
  expect(screen.queryByRole('button', { name: 'Añadir una llave de acceso' })).toBeNull();
});
