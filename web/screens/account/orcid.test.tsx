// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { account, enterAs } from '#web/data/session.fixture.ts';
import { authState, startSession } from '#web/data/session.ts';
import { field, refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { keepOrcidWay, orcidWay } from '#web/features/forms/orcid-way.ts';
import { Screen } from './orcid.tsx';
import { Screen as Registration } from './register.tsx';

const orcid = '0000-0002-1825-0097';
const proof = { orcid, nombres: 'Josefina', apellidos: 'Carberry', prueba: 'p'.repeat(43) };
const back = '/orcid?code=el-codigo&state=el-estado';
const user = account();
const session = { access_token: 'a', refresh_token: 'r', user };

// It waits until it is known who sits here.
beforeAll(startSession);
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('hands over what ORCID said once, enters as after a password, and leads on to where the person was going', async () => {
  keepOrcidWay({ from: '/publications/1', remember: false });
  const answers = { finishOrcid: () => ({ resultado: 'DENTRO' as const, sesion: session }) };
  const { asked, place } = await showForm(<Screen />, answers, back);
  await waitFor(() => expect(authState().user?.nombres).toBe('Ana'));
  // The guard of the login does.
  await waitFor(() => expect(place()).toBe('/login'));
  expect(asked.filter(({ call }) => call === 'finishOrcid')).toEqual([
    { call: 'finishOrcid', input: { body: { respuesta: 'code=el-codigo&state=el-estado' } } },
  ]);
  expect([sessionStorage.getItem('authToken'), localStorage.getItem('authToken')]).toEqual(['a', null]);
  expect(orcidWay()).toEqual({ remember: true });
});

it('an iD that is no account’s leads to the log-in, or to a registration with its name in it', async () => {
  const answers = { finishOrcid: () => ({ resultado: 'SIN_CUENTA' as const, ...proof }) };
  const { user: person, place, unmount } = await showForm(<Screen />, answers, back);
  expect(await screen.findByText(`https://orcid.org/${orcid}`)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ya tengo cuenta' }).getAttribute('href')).toBe('/login');
  expect(orcidWay().proof).toEqual(proof);
  await person.click(screen.getByRole('link', { name: 'Crear una cuenta' }));
  expect(place()).toBe('/register');
  unmount();
  await showForm(<Registration />);
  await waitFor(() => expect(field('Nombres').value).toBe('Josefina'));
  expect([field('Apellidos').value, field('ORCID').value]).toEqual(['Carberry', orcid]);
});

it('who has logged in since says that the iD is theirs, and it is connected', async () => {
  await enterAs('AUTOR');
  keepOrcidWay({ remember: true, proof });
  const answers = { linkOrcid: () => ({ data: account('AUTOR', { orcid }) }) };
  const { user: person, asked, place } = await showForm(<Screen />, answers, '/orcid');
  await person.click(await screen.findByRole('button', { name: 'Conectar con mi cuenta' }));
  await waitFor(() => expect(place()).toBe('/perfil'));
  expect(asked).toContainEqual({ call: 'linkOrcid', input: { body: { prueba: proof.prueba } } });
  expect(authState().user?.orcid).toBe(orcid);
  expect(orcidWay().proof).toBeUndefined();
});

it('says what went wrong, and the way to begin again', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', Object.assign(Object.create(window.location), { assign }));
  const answers = {
    finishOrcid: refusing({}, 'orcid_denegado'),
    startOrcid: () => ({ url: 'https://orcid.example/oauth/authorize?state=otro' }),
  };
  const { user: person } = await showForm(<Screen />, answers, back);
  expect((await screen.findByRole('alert')).textContent).toContain('No diste permiso en ORCID');
  await person.click(screen.getByRole('button', { name: 'Volver a intentarlo con ORCID' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://orcid.example/oauth/authorize?state=otro'));
});

it('says so where nothing is under way', async () => {
  const { asked } = await showForm(<Screen />, {}, '/orcid');
  expect(await screen.findByText('Aquí no hay nada pendiente con ORCID.')).toBeTruthy();
  expect(asked.map(({ call }) => call)).not.toContain('finishOrcid');
});
