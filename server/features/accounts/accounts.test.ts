/** Accounts and sessions (spec 000 §3, §4.3, §5; docs/specification.md 3 and 6). */
import { decodeJwt, SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { tokensTo } from '#server/testing/mailbox.ts';
import { problemOf } from '#server/testing/platform.ts';

const person = { nombres: 'Ana', apellidos: 'Ruiz', email: 'Ana.Ruiz@Prueba.test', password: 'secreta-y-larga' };

describePlatform('accounts', (platform) => {
  it('opens an account and a session, with the address in lower case', async () => {
    const { user, access_token } = await platform().guest.register({
      body: { ...person, roles: ['ROLE_AUTOR'], fotoUrl: '' },
    });
    expect(user).toMatchObject({ email: 'ana.ruiz@prueba.test', roles: ['AUTOR'], rol: 'AUTOR', rolSolicitado: null });
    expect(await platform().withToken(access_token).profile()).toEqual({ data: user });
    expect(await platform().withToken(access_token).authProfile()).toEqual(user);
  });

  it('refuses an address that has an account, however it is written', async () => {
    const again = platform().guest.register({ body: { ...person, email: ' ANA.RUIZ@prueba.test ' } });
    expect(await problemOf(again)).toMatchObject({ status: 409, code: 'correo_en_uso', errors: [{ field: 'email' }] });
  });

  it('names each field that does not fit', async () => {
    const body = { nombres: ' ', apellidos: '', email: 'no', password: '12345', orcid: '0000-0002-1825-0098' };
    const { errors } = await problemOf(platform().guest.register({ body }));
    expect(errors?.map(({ field }) => field).sort()).toEqual(['apellidos', 'email', 'nombres', 'orcid', 'password']);
    const message = errors?.find(({ field }) => field === 'password')?.message;
    expect(message).toBe('La contraseña debe tener al menos 6 caracteres');
  });

  it('takes an ORCID iD whose check digit is right, and none', async () => {
    const orcid = '0000-0002-1825-0097';
    const { user } = await platform().guest.register({ body: { ...person, email: 'orcid@prueba.test', orcid } });
    expect(user.orcid).toBe(orcid);
    for (const none of ['', '0000-0000-0000-0000', null]) {
      const body = { ...person, email: `sin-${none}@prueba.test`, orcid: none };
      expect((await platform().guest.register({ body })).user.orcid).toBeNull();
    }
  });

  it.each([
    ['ROLE_LECTOR', 'LECTOR', null],
    ['role_autor', 'AUTOR', null],
    ['ROLE_REVISOR', 'LECTOR', 'REVISOR'],
    ['EDITOR', 'LECTOR', 'EDITOR'],
    ['ROLE_ADMIN', 'LECTOR', null],
  ])('registers %s as %s, with the request %s', async (asked, rol, rolSolicitado) => {
    const body = { ...person, email: `${asked.toLowerCase()}@prueba.test`, roles: [asked] };
    expect((await platform().guest.register({ body })).user).toMatchObject({ rol, roles: [rol], rolSolicitado });
  });

  it('grants reviewers and editors once they confirm their address where the platform is set so, and never an administrator', async () => {
    await platform().settings({ aprobacionDeRoles: false });
    const as = async (asked: string) => {
      const body = { ...person, email: `directo-${asked.toLowerCase()}@prueba.test`, roles: [asked] };
      const { user, access_token } = await platform().guest.register({ body });
      expect(user.roles).toEqual(['LECTOR']);
      const [token = ''] = await tokensTo(platform(), user.email, '/verify-email');
      await platform().guest.verifyEmail({ body: { token } });
      return (await platform().withToken(access_token).authProfile()).roles;
    };
    expect(await Promise.all(['REVISOR', 'EDITOR', 'ADMIN'].map(as))).toEqual([['REVISOR'], ['EDITOR'], ['LECTOR']]);
    await platform().settings({ aprobacionDeRoles: true });
  });

  it('ignores every other field that would raise a role', async () => {
    const body = {
      ...person,
      email: 'listo@prueba.test',
      rol: 'ADMIN',
      role: 'ADMIN',
      rolSolicitado: 'ADMIN',
      id: 'x',
    };
    const response = await platform().inject({ method: 'POST', url: '/api/auth/register', payload: body });
    expect(response.json().user).toMatchObject({ rol: 'LECTOR', rolSolicitado: null });
  });

  it('tells administrators of a role request', async () => {
    const admin = await platform().person('Ada', 'ADMIN');
    await platform().guest.register({ body: { ...person, email: 'pide@prueba.test', roles: ['ROLE_EDITOR'] } });
    expect((await admin.call.listNotifications()).notifications[0]).toMatchObject({
      tipo: 'CUENTA',
      titulo: 'Solicitud de rol',
    });
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const { login } = platform().guest;
    const wrong = await problemOf(login({ body: { email: person.email, password: 'otra cosa' } }));
    const unknown = await problemOf(login({ body: { email: 'nadie@prueba.test', password: 'otra cosa' } }));
    expect({ ...wrong, instance: '' }).toEqual({ ...unknown, instance: '' });
    expect(wrong).toMatchObject({ status: 401, code: 'credenciales_incorrectas' });
  });

  it('rotates refresh tokens, and ends the whole log-in when one is used twice', async () => {
    const { refreshToken } = await platform().person('Rosa');
    const { refresh } = platform().guest;
    const second = await refresh({ body: { refresh_token: refreshToken } });
    expect(await platform().withToken(second.access_token).authProfile()).toMatchObject({ nombres: 'Rosa' });
    expect(await problemOf(refresh({ body: { refresh_token: refreshToken } }))).toMatchObject({
      status: 401,
      code: 'sesion_caducada',
    });
    expect(await problemOf(refresh({ body: { refresh_token: second.refresh_token } }))).toMatchObject({ status: 401 });
    expect(await problemOf(platform().withToken(second.access_token).authProfile())).toMatchObject({ status: 401 });
  });

  it('gives one new pair to two who send the same token at once', async () => {
    const { refreshToken } = await platform().person('Dora');
    const twice = await Promise.allSettled(
      [1, 2].map(() => platform().guest.refresh({ body: { refresh_token: refreshToken } })),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('shows nobody the profile of another, whomever the token says it was made for', async () => {
    const [ana, eva] = [await platform().person('Ana'), await platform().person('Eva')];
    const { sid } = decodeJwt(eva.token);
    const mixed = await new SignJWT({ sid })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(ana.user.id)
      .setExpirationTime('15m')
      .sign(platform().services.tokenSecret.first);
    expect(await platform().withToken(mixed).authProfile()).toMatchObject({ id: eva.user.id });
  });

  it('keeps other log-ins open when one is closed', async () => {
    const { user, password, call, refreshToken } = await platform().person('Olga');
    const other = await platform().guest.login({ body: { email: user.email, password } });
    await platform().guest.logout({ body: { refresh_token: refreshToken } });
    expect(await problemOf(call.authProfile())).toMatchObject({ status: 401, code: 'sesion_caducada' });
    expect(await problemOf(platform().guest.refresh({ body: { refresh_token: refreshToken } }))).toMatchObject({
      status: 401,
    });
    expect(await platform().withToken(other.access_token).authProfile()).toMatchObject({ id: user.id });
  });

  it('closes a log-in whose access token has expired, by a refresh token used or not, and knows no others', async () => {
    const { call, refreshToken } = await platform().person('Inés');
    const { refresh, logout } = platform().guest;
    const renewed = await refresh({ body: { refresh_token: refreshToken } });
    await logout({ body: { refresh_token: 'no es de nadie' } });
    expect(await call.authProfile()).toMatchObject({ nombres: 'Inés' });
    await logout({ body: { refresh_token: refreshToken } });
    expect(await problemOf(call.authProfile())).toMatchObject({ status: 401 });
    expect(await problemOf(refresh({ body: { refresh_token: renewed.refresh_token } }))).toMatchObject({ status: 401 });
  });

  it('answers in English where it is asked for', async () => {
    const response = await platform().inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'accept-language': 'en-GB' },
      payload: { email: 'nadie@prueba.test', password: 'x' },
    });
    expect(response.json().message).toBe('The email or the password is not right.');
  });

  it('deletes an account with its personal data, and never the last administrator', async () => {
    const admin = await platform().person('Alba', 'ADMIN');
    const gone = await platform().person('Gema', 'AUTOR');
    await admin.call.deleteUser({ params: { id: gone.user.id } });
    expect(await problemOf(gone.call.authProfile())).toMatchObject({ status: 401 });
    expect((await admin.call.listUsers({ query: { search: 'gema' } })).users).toEqual([]);
    const { users } = await admin.call.listUsers({ query: { rol: 'ADMIN', limit: 100 } });
    for (const { id } of users.filter(({ id }) => id !== admin.user.id))
      await admin.call.deleteUser({ params: { id } });
    const last = admin.call.deleteUser({ params: { id: admin.user.id } });
    expect(await problemOf(last)).toMatchObject({ status: 409, code: 'ultimo_administrador' });
  });
});
