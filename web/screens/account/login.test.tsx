// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { defaultSettings, identitySchema } from '#contract/entities/system.ts';
import { behindFetch, letIn } from '#web/data/session.fixture.ts';
import { authState } from '#web/data/session.ts';
import { complaints, field, fill, refusal, refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { Screen } from './login.tsx';

const identity = identitySchema.parse(defaultSettings);
const written = { 'Correo electrónico': 'ana@prueba.test', Contraseña: 'secreto' };
const button = () => screen.getByRole('button', { name: 'Iniciar sesión' });

it('says beside each field what is missing, and goes to the first', async () => {
  const sent = behindFetch();
  const { user } = await showForm(<Screen />);
  await user.click(button());
  await waitFor(() =>
    expect(complaints()).toEqual({
      'Correo electrónico': 'Escribe tu correo electrónico',
      Contraseña: 'Escribe tu contraseña',
    }),
  );
  expect(document.activeElement).toBe(field('Correo'));
  expect(sent).toEqual([]);
});

it('logs in once, also at a double click, and keeps the session in this browser', async () => {
  const sent = behindFetch(letIn());
  const { user } = await showForm(<Screen />);
  await fill(user, written);
  await user.dblClick(button());
  await waitFor(() => expect(authState().user?.nombres).toBe('Ana'));
  expect(sent).toEqual([{ address: '/api/auth/login', body: { email: 'ana@prueba.test', password: 'secreto' } }]);
  expect(localStorage.getItem('authToken')).toBe('a');
});

it('keeps the session only as long as the tab, where the person does not want to be remembered', async () => {
  behindFetch(letIn());
  const { user } = await showForm(<Screen />);
  await fill(user, written);
  await user.click(screen.getByRole('checkbox', { name: 'Recordarme' }));
  await user.click(button());
  await waitFor(() => expect(sessionStorage.getItem('authToken')).toBe('a'));
  expect(localStorage.getItem('authToken')).toBeNull();
});

it('says beside the password and above the page that it was wrong, goes there, and keeps what was typed', async () => {
  const words = refusal({}, 'credenciales_incorrectas');
  behindFetch({ status: 401, body: words });
  const { user } = await showForm(<Screen />);
  await fill(user, written);
  await user.click(button());
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words.message));
  expect(complaints()).toEqual({ Contraseña: words.message });
  expect(document.activeElement).toBe(field('Contraseña'));
  expect(field('Contraseña').value).toBe('secreto');
  expect(authState().isAuthenticated).toBe(false);
  await user.type(field('Contraseña'), 's');
  await waitFor(() => expect(complaints()).toEqual({}));
});

it('has nothing against the password of an account that is blocked', async () => {
  const words = refusal({}, 'cuenta_bloqueada');
  behindFetch({ status: 403, body: words });
  const { user } = await showForm(<Screen />);
  await fill(user, written);
  await user.click(button());
  expect(await screen.findByText(words.message)).toBeTruthy();
  expect(complaints()).toEqual({});
});

it('says that the server cannot be reached', async () => {
  behindFetch();
  const { user } = await showForm(<Screen />);
  await fill(user, written);
  await user.click(button());
  expect(await screen.findByText(/No pudimos conectar con Pliego/)).toBeTruthy();
});

it('has a way in by ORCID where it is set, and not a word of it where it is not', async () => {
  const without = await showForm(<Screen />, { getIdentity: () => identity });
  await waitFor(() => expect(without.asked.map(({ call }) => call)).toContain('getIdentity'));
  expect(screen.queryByText(/ORCID/)).toBeNull();
  without.unmount();
  const startOrcid = refusing({}, 'orcid_no_responde');
  const { user, asked } = await showForm(<Screen />, {
    getIdentity: () => ({ ...identity, conOrcid: true }),
    startOrcid,
  });
  await user.click(await screen.findByRole('button', { name: 'Entrar con ORCID' }));
  expect(await screen.findByText(/no conseguimos hablar con ORCID/)).toBeTruthy();
  expect(asked).toContainEqual({ call: 'startOrcid', input: { body: { para: 'ENTRAR' } } });
});

it('has a way in by each institution, of many by one that is chosen, and asks for none where there is none', async () => {
  const named = (count: number) =>
    Array.from({ length: count }, (_, i) => ({
      id: `01890000-0000-7000-8000-00000000000${i}`,
      nombre: `Universidad ${i + 1}`,
    }));
  const without = await showForm(<Screen />, { getIdentity: () => identity });
  await waitFor(() => expect(without.asked.map(({ call }) => call)).toContain('getIdentity'));
  expect(without.asked.map(({ call }) => call)).not.toContain('listSignInProviders');
  without.unmount();
  const answers = (count: number) => ({
    getIdentity: () => ({ ...identity, conInstituciones: true as const }),
    listSignInProviders: () => ({ proveedores: named(count) }),
    startProvider: refusing({}, 'institucion_no_responde'),
  });
  const two = await showForm(<Screen />, answers(2));
  await two.user.click(await screen.findByRole('button', { name: 'Entrar con Universidad 2' }));
  expect(await screen.findByText(/no conseguimos hablar con tu institución/)).toBeTruthy();
  const start = (id: string) => ({ call: 'startProvider', input: { params: { id }, body: { para: 'ENTRAR' } } });
  expect(two.asked).toContainEqual(start(named(2)[1]?.id ?? ''));
  two.unmount();
  const many = await showForm(<Screen />, answers(9));
  await many.user.selectOptions(await screen.findByLabelText('Elige tu institución'), 'Universidad 7');
  await many.user.click(screen.getByRole('button', { name: 'Entrar con tu institución' }));
  await waitFor(() => expect(many.asked).toContainEqual(start(named(9)[6]?.id ?? '')));
});

it('says after the log-in that the password is one of those that have leaked', async () => {
  const entered = letIn();
  behindFetch({ ...entered, body: { ...entered.body, contrasenaFiltrada: true } });
  const { user } = await showForm(<Screen />);
  await fill(user, written);
  await user.click(button());
  expect(await screen.findByText(/contraseñas que se han filtrado/)).toBeTruthy();
  expect(authState().isAuthenticated).toBe(true);
});

it('asks for the code where the account has a second step, and says beside it what is wrong with one', async () => {
  const sent: unknown[] = [];
  const answers = [
    { status: 403, body: { ...refusal({}, 'segundo_paso'), desafio: 'el-desafio' } },
    { status: 422, body: refusal({}, 'codigo_incorrecto') },
    letIn(),
  ];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    sent.push([address, JSON.parse(String(body))]);
    const answer = answers[sent.length - 1];
    return new Response(JSON.stringify(answer?.body), { status: answer?.status ?? 500 });
  });
  const { user } = await showForm(<Screen />);
  await fill(user, written);
  await user.click(screen.getByRole('checkbox', { name: 'Recordarme' }));
  await user.click(button());
  await waitFor(() => expect(document.activeElement).toBe(field('Código de la aplicación')));
  const enter = screen.getByRole('button', { name: 'Entrar' });
  await user.click(enter);
  expect(complaints()).toEqual({ 'Código de la aplicación': 'Escribe el código' });
  await fill(user, { 'Código de la aplicación': '123456' });
  await user.click(enter);
  await waitFor(() =>
    expect(complaints()).toEqual({ 'Código de la aplicación': 'El código no es correcto, o ya se ha usado.' }),
  );
  await user.click(screen.getByRole('button', { name: 'Usar un código de recuperación' }));
  expect(document.activeElement).toBe(field('Código de recuperación'));
  await fill(user, { 'Código de recuperación': 'abcd-efgh-ijkl-mnop' });
  await user.dblClick(enter);
  await waitFor(() => expect(authState().user?.nombres).toBe('Ana'));
  expect(sent.slice(1)).toEqual([
    ['/api/auth/login/second-step', { desafio: 'el-desafio', codigo: '123456' }],
    ['/api/auth/login/second-step', { desafio: 'el-desafio', codigo: 'abcd-efgh-ijkl-mnop' }],
  ]);
  expect([sessionStorage.getItem('authToken'), localStorage.getItem('authToken')]).toEqual(['a', null]);
});

it('begins anew where the second step came too late', async () => {
  const answers = [
    { status: 403, body: { ...refusal({}, 'segundo_paso'), desafio: 'el-desafio' } },
    { status: 410, body: refusal({}, 'segundo_paso_caducado') },
  ];
  vi.stubGlobal('fetch', async () => {
    const answer = answers.shift();
    return new Response(JSON.stringify(answer?.body), { status: answer?.status ?? 500 });
  });
  const { user } = await showForm(<Screen />);
  await fill(user, written);
  await user.click(button());
  await screen.findByLabelText(/^Código de la aplicación/);
  await fill(user, { 'Código de la aplicación': '123456' });
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  await screen.findByText('Ha pasado demasiado tiempo. Empieza a entrar otra vez.');
  expect(field('Correo').value).toBe('ana@prueba.test');
});
