// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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
afterEach(() => sessionStorage.clear());

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

/** The page goes and comes again, as a reload does it: what it has in the tab is all that is left. */
async function reloaded(address?: string) {
  cleanup();
  return showForm(<Screen />, {}, address);
}
/** What the form holds, but for the passwords. */
const typed = () => [
  ...['Nombres', 'Apellidos', 'Correo', 'Afiliación', 'ORCID', 'Biografía'].map((label) => field(label).value),
  screen.getByRole<HTMLInputElement>('radio', { checked: true }).value,
  screen.getByRole<HTMLInputElement>('checkbox').checked,
];

it('keeps what was typed when the page is loaded again, but for the password', async () => {
  const { user } = await filled();
  await fill(user, { Afiliación: 'UNAM', ORCID: '0000-0002-1825-0097', Biografía: 'Estudio aves.' });
  await user.click(screen.getByRole('radio', { name: /^Editor/ }));
  const before = typed();
  await reloaded('/register?role=revisor');
  expect(typed()).toEqual(before);
  expect(before).toEqual([
    'Ana',
    'Ruiz',
    'ana@prueba.test',
    'UNAM',
    '0000-0002-1825-0097',
    'Estudio aves.',
    'EDITOR',
    true,
  ]);
  expect([field('Contraseña').value, field('Confirmar').value]).toEqual(['', '']);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(written.Contraseña);
});

it('takes the role of another link, and keeps the rest', async () => {
  await filled();
  await reloaded('/register?role=lector');
  expect(typed()).toEqual(['Ana', 'Ruiz', 'ana@prueba.test', '', '', '', 'LECTOR', true]);
});

it('keeps nothing once the account is made', async () => {
  behindFetch(letIn());
  const { user } = await filled();
  await user.click(button());
  await screen.findByText('¡Bienvenido a Pliego, Ana!');
  await reloaded();
  expect(typed()).toEqual(['', '', '', '', '', '', 'AUTOR', false]);
});
