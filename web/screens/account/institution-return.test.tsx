// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { account, enterAs } from '#web/data/session.fixture.ts';
import { authState, startSession } from '#web/data/session.ts';
import { field, refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { institutionWay, keepInstitutionWay } from '#web/features/forms/institution-way.ts';
import { Screen } from './institution-return.tsx';
import { Screen as Registration } from './register.tsx';

const id = '01890000-0000-7000-8000-000000000001';
const proof = {
  ...{ nombre: 'Universidad de Ejemplo', nombres: 'Marta', apellidos: 'Ruiz' },
  ...{ afiliacion: 'Departamento de Historia', email: 'marta@uni.example', prueba: 'p'.repeat(43) },
};
const place = `/institucion/${id}`;
const back = `${place}?code=el-codigo&state=el-estado`;
const session = { access_token: 'a', refresh_token: 'r', user: account() };
const page = (
  <Routes>
    <Route path="/institucion/:id" element={<Screen />} />
    <Route path="*" element={null} />
  </Routes>
);

// It waits until it is known who sits here.
beforeAll(startSession);
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('hands over what the institution said once, enters as after a password, and leads on to where the person was going', async () => {
  keepInstitutionWay({ from: '/publications/1', remember: false });
  const answers = { finishProvider: () => ({ resultado: 'DENTRO' as const, sesion: session }) };
  const shown = await showForm(page, answers, back);
  await waitFor(() => expect(authState().user?.nombres).toBe('Ana'));
  await waitFor(() => expect(shown.place()).toBe('/login'));
  expect(shown.asked.filter(({ call }) => call === 'finishProvider')).toEqual([
    { call: 'finishProvider', input: { body: { proveedor: id, respuesta: 'code=el-codigo&state=el-estado' } } },
  ]);
  expect([sessionStorage.getItem('authToken'), localStorage.getItem('authToken')]).toEqual(['a', null]);
  expect(institutionWay()).toEqual({ remember: true });
});

it('who has no account goes to the log-in, or to a registration with what the institution says in it', async () => {
  const answers = { finishProvider: () => ({ resultado: 'SIN_CUENTA' as const, ...proof }) };
  const shown = await showForm(page, answers, back);
  expect(await screen.findByText('Marta Ruiz · marta@uni.example')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ya tengo cuenta' }).getAttribute('href')).toBe('/login');
  expect(institutionWay().proof).toEqual(proof);
  await shown.user.click(screen.getByRole('link', { name: 'Crear una cuenta' }));
  expect(shown.place()).toBe('/register');
  shown.unmount();
  await showForm(<Registration />);
  await waitFor(() => expect(field('Nombres').value).toBe('Marta'));
  expect([field('Correo electrónico').value, field('Afiliación').value]).toEqual([proof.email, proof.afiliacion]);
});

it('who has logged in since says that it is theirs; a proof that is over leads to the beginning', async () => {
  await enterAs('AUTOR');
  keepInstitutionWay({ remember: true, proof });
  const late = await showForm(page, { linkProvider: refusing({}, 'institucion_sin_camino') }, place);
  await late.user.click(await screen.findByRole('button', { name: 'Conectar con mi cuenta' }));
  expect(await screen.findByText('Aquí no hay nada pendiente con tu institución.')).toBeTruthy();
  late.unmount();
  keepInstitutionWay({ remember: true, proof });
  const shown = await showForm(page, { linkProvider: () => ({ accesos: [] }) }, place);
  await shown.user.click(await screen.findByRole('button', { name: 'Conectar con mi cuenta' }));
  await waitFor(() => expect(shown.place()).toBe('/configuracion'));
  expect(shown.asked).toContainEqual({ call: 'linkProvider', input: { body: { prueba: proof.prueba } } });
  expect(institutionWay().proof).toBeUndefined();
});

it('says what went wrong, and the way to begin again', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', Object.assign(Object.create(window.location), { assign }));
  const url = 'https://idp.uni.example/authorize?state=otro';
  const answers = { finishProvider: refusing({}, 'institucion_denegada'), startProvider: () => ({ url }) };
  const { user, asked } = await showForm(page, answers, back);
  expect((await screen.findByRole('alert')).textContent).toContain('Tu institución no dio el acceso');
  await user.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
  expect(asked).toContainEqual({ call: 'startProvider', input: { params: { id }, body: { para: 'ENTRAR' } } });
});
