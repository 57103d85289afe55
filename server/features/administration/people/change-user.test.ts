/** What an administrator changes of an account: its roles, and whether anybody can log in with it. */
import { expect, it } from 'vitest';
import { users } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo, tokensTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { inReview } from '#server/testing/works.ts';
import { changeUser } from './change-user.ts';

type Changes = Parameters<TestPerson['call']['changeUser']>[0]['body'];
const change = ({ call }: TestPerson, { user }: TestPerson, body: Changes) =>
  call.changeUser({ params: { id: user.id }, body });

describePlatform('an account that an administrator changes', (platform) => {
  it('gets no role that reads what is not published before its address is confirmed, by hand where no mail is sent', async () => {
    const admin = await platform().person('Alba', 'ADMIN');
    const ana = await platform().account({ nombres: 'Ana', fechaVerificacion: null }, 'AUTOR');
    for (const role of ['REVISOR', 'EDITOR', 'ADMIN'])
      expect(await problemOf(change(admin, ana, { roles: [role, 'AUTOR'] }))).toMatchObject({
        status: 409,
        code: 'correo_sin_confirmar',
        errors: [{ field: 'roles' }],
      });
    expect(await change(admin, ana, { roles: ['LECTOR'] })).toMatchObject({ correoVerificado: false });
    expect(await change(admin, ana, { roles: ['REVISOR'], correoVerificado: true })).toMatchObject({
      roles: ['REVISOR'],
      correoVerificado: true,
    });
    const kinds = (await admin.call.activity({ query: { persona: ana.user.id } })).activity.map(({ type }) => type);
    expect(kinds).toEqual(['account.rolesChanged', 'account.verifiedByHand', 'account.rolesChanged']);
  });

  it('is confirmed by its own person where mail is sent', async () => {
    const admin = await platform().person('Alba', 'ADMIN');
    const ana = await platform().account({ nombres: 'Ana', fechaVerificacion: null });
    const { services } = platform();
    const sending = { ...services, env: { ...services.env, SMTP_URL: 'smtp://127.0.0.1:25' } };
    const person = { ...admin.user, ambitos: {}, sessionId: '', soloAlta: false, probada: new Date() };
    const byHand = changeUser(sending, person, ana.user.id, { correoVerificado: true });
    expect(await problemOf(byHand)).toMatchObject({ status: 409, code: 'lo_confirma_su_dueno' });
  });

  const login = ({ user, password }: TestPerson, wrong = '') =>
    platform().guest.login({ body: { email: user.email, password: password + wrong } });
  const lastEntry = async ({ call }: TestPerson) => (await call.activity()).activity[0];

  it('has the roles it is given at once, the first of them as its main one, and its person is told', async () => {
    const admin = await platform().person('Alba', 'ADMIN');
    const ana = await platform().person('Ana', 'AUTOR');
    expect(await change(admin, ana, { roles: ['ROLE_editor', 'AUTOR', 'EDITOR', 'LECTOR'] })).toMatchObject({
      roles: ['EDITOR', 'AUTOR'],
      rol: 'EDITOR',
      estado: 'ACTIVO',
    });
    expect((await ana.call.listUsers()).total).toBeGreaterThan(0);
    expect((await ana.call.listNotifications()).notifications[0]).toMatchObject({
      titulo: 'Tus roles han cambiado',
      mensaje: 'Ahora tu cuenta es de: Editor, Autor.',
    });
    expect(await lastEntry(admin)).toMatchObject({
      type: 'account.rolesChanged',
      message: 'Roles de una cuenta cambiados: Autor → Editor, Autor.',
      severity: 'warning',
      userId: admin.user.id,
    });
    expect(await change(admin, ana, { roles: ['LECTOR'] })).toMatchObject({ roles: ['LECTOR'] });
    expect(await problemOf(ana.call.listUsers())).toMatchObject({ status: 403 });
  });

  it('no longer waits for a role that it is given, and still for one that it is not', async () => {
    const admin = await platform().person('Alma', 'ADMIN');
    const eva = await platform().person('Eva', 'AUTOR');
    await eva.call.requestRole({ body: { rol: 'REVISOR' } });
    expect(await change(admin, eva, { roles: ['AUTOR', 'EDITOR'] })).toMatchObject({ rolSolicitado: 'REVISOR' });
    expect(await change(admin, eva, { roles: ['AUTOR', 'REVISOR'] })).toMatchObject({ rolSolicitado: null });
  });

  it('is shut at once when it is blocked, and opens again as it was', async () => {
    const admin = await platform().person('Aura', 'ADMIN');
    const ivo = await platform().person('Ivo', 'AUTOR');
    const other = await login(ivo);
    expect(await change(admin, ivo, { estado: 'BLOQUEADO' })).toMatchObject({ estado: 'BLOQUEADO', roles: ['AUTOR'] });
    expect(await lastEntry(admin)).toMatchObject({ type: 'account.blocked', message: 'Cuenta bloqueada.' });
    for (const call of [ivo.call, platform().withToken(other.access_token)])
      expect(await problemOf(call.authProfile())).toMatchObject({ status: 401 });
    const renewal = platform().guest.refresh({ body: { refresh_token: ivo.refreshToken } });
    expect(await problemOf(renewal)).toMatchObject({ status: 401 });

    expect(await problemOf(login(ivo))).toMatchObject({ status: 403, code: 'cuenta_bloqueada' });
    expect(await change(admin, ivo, { estado: 'ACTIVO' })).toMatchObject({ estado: 'ACTIVO' });
    expect(await lastEntry(admin)).toMatchObject({ type: 'account.unblocked' });
    expect((await login(ivo)).user).toMatchObject({ roles: ['AUTOR'] });
  });

  it('tells nobody that it is blocked but who knows its password', async () => {
    const admin = await platform().person('Ágata', 'ADMIN');
    const leo = await platform().person('Leo');
    await change(admin, leo, { estado: 'BLOQUEADO' });
    expect(await problemOf(login(leo, 'x'))).toMatchObject({ status: 401, code: 'credenciales_incorrectas' });
  });

  it('that is blocked is neither asked to review nor written to as an administrator', async () => {
    const admin = await platform().person('Adela', 'ADMIN');
    const second = await platform().person('Saúl', 'ADMIN', 'REVISOR');
    const author = await platform().person('Irene', 'AUTOR');
    await change(admin, second, { estado: 'BLOQUEADO' });
    const { id } = await inReview(author);
    const assigned = admin.call.assignReviewer({ params: { id }, body: { revisorId: second.user.id } });
    expect(await problemOf(assigned)).toMatchObject({
      code: 'revisor_bloqueado',
      errors: [{ field: 'revisorId', message: expect.stringContaining('bloqueada') }],
    });
    const { users } = await admin.call.listUsers({ query: { rol: 'REVISOR', estado: 'ACTIVO', limit: 100 } });
    expect(users.map((user) => user.id)).not.toContain(second.user.id);
    const body = { nombre: 'Lea', email: 'lea@fuera.test', asunto: 'Una duda', mensaje: '¿Abren hoy?' };
    await platform().guest.sendContactMessage({ body });
    expect(await mailsTo(platform(), second.user.email)).toEqual([]);
    expect(await mailsTo(platform(), admin.user.email)).toHaveLength(1);
  });

  it('is not one’s own when it comes to blocking', async () => {
    const admin = await platform().person('Ada', 'ADMIN');
    await platform().person('Blas', 'ADMIN');
    expect(await problemOf(change(admin, admin, { estado: 'BLOQUEADO' }))).toMatchObject({
      status: 403,
      errors: [{ field: 'estado' }],
    });
    expect(await change(admin, admin, { estado: 'ACTIVO', roles: ['ADMIN', 'AUTOR'] })).toMatchObject({
      roles: ['ADMIN', 'AUTOR'],
    });
  });

  it('is signed out everywhere, and its password is forgotten for it', async () => {
    const admin = await platform().person('Abril', 'ADMIN');
    const noa = await platform().person('Noa', 'AUTOR');
    await admin.call.endSessions({ params: { id: noa.user.id } });
    expect(await problemOf(noa.call.authProfile())).toMatchObject({ status: 401 });
    expect(await lastEntry(admin)).toMatchObject({ type: 'account.sessionsEnded', userId: admin.user.id });
    expect((await login(noa)).user.id).toBe(noa.user.id);

    await admin.call.mailPasswordReset({ params: { id: noa.user.id } });
    expect(await lastEntry(admin)).toMatchObject({ type: 'account.resetMailed' });
    const [token = ''] = await tokensTo(platform(), noa.user.email, '/reset-password');
    await platform().guest.resetPassword({ body: { token, password: 'una clave nueva' } });
    expect(await problemOf(login(noa))).toMatchObject({ code: 'credenciales_incorrectas' });
  });

  it('is not flooded with links to choose another password', async () => {
    const admin = await platform().person('Aroa', 'ADMIN');
    const teo = await platform().person('Teo');
    const send = () => admin.call.mailPasswordReset({ params: { id: teo.user.id } });
    for (let sent = 0; sent < 5; sent++) await send();
    expect(await problemOf(send())).toMatchObject({ status: 429, code: 'demasiados_enlaces' });
    expect(await mailsTo(platform(), teo.user.email)).toHaveLength(5);
  });

  it('keeps the session of the administrator who ends their own others', async () => {
    const admin = await platform().person('Aldo', 'ADMIN');
    const other = await login(admin);
    await admin.call.endSessions({ params: { id: admin.user.id } });
    expect(await problemOf(platform().withToken(other.access_token).authProfile())).toMatchObject({ status: 401 });
    expect((await admin.call.authProfile()).id).toBe(admin.user.id);
  });

  it.each(['LECTOR', 'AUTOR', 'REVISOR', 'EDITOR'] as const)(
    'is not changed by somebody with the role %s',
    async (rol) => {
      const other = await platform().person('Otra', rol);
      expect(await problemOf(change(other, other, { roles: ['ADMIN'] }))).toMatchObject({ status: 403 });
      expect((await other.call.authProfile()).roles).toEqual([rol]);
    },
  );

  it('takes only roles and states that there are, and at least one change', async () => {
    const admin = await platform().person('Aída', 'ADMIN');
    const gil = await platform().person('Gil');
    const sent = (payload: object) =>
      platform().inject({
        method: 'PATCH',
        url: `/api/users/${gil.user.id}`,
        headers: { authorization: `Bearer ${admin.token}` },
        payload,
      });
    for (const payload of [{}, { roles: [] }, { roles: ['JEFE'] }, { estado: 'DORMIDO' }])
      expect((await sent(payload)).statusCode, JSON.stringify(payload)).toBe(422);
    await admin.call.deleteUser({ params: { id: gil.user.id } });
    expect((await sent({ estado: 'BLOQUEADO' })).statusCode).toBe(404);
  });
});

describePlatform('the last administrator', (platform) => {
  it('stays one, whoever else is blocked, and of two who block one another one stays', async () => {
    const ada = await platform().person('Ada', 'ADMIN');
    const blas = await platform().person('Blas', 'ADMIN');
    const outcomes = await Promise.allSettled([
      change(ada, blas, { estado: 'BLOQUEADO' }),
      change(blas, ada, { estado: 'BLOQUEADO' }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [last, gone] = outcomes[0].status === 'fulfilled' ? [ada, blas] : [blas, ada];
    const last409 = { status: 409, code: 'ultimo_administrador' };
    expect(await problemOf(change(last, last, { roles: ['EDITOR'] }))).toMatchObject(last409);
    expect(await problemOf(last.call.deleteUser({ params: { id: last.user.id } }))).toMatchObject(last409);
    await last.call.deleteUser({ params: { id: gone.user.id } });
    expect((await last.call.authProfile()).roles).toEqual(['ADMIN']);
  });
});

/** What each of two administrators does to the other at the same moment. */
const acts = {
  demote: (by: TestPerson, other: TestPerson) => change(by, other, { roles: ['EDITOR'] }),
  remove: (by: TestPerson, other: TestPerson) => by.call.deleteUser({ params: { id: other.user.id } }),
  block: (by: TestPerson, other: TestPerson) => change(by, other, { estado: 'BLOQUEADO' }),
};

describePlatform('two administrators', (platform) => {
  it.each([
    ['demote', 'demote'],
    ['remove', 'remove'],
    ['remove', 'demote'],
    ['demote', 'block'],
  ] as const)('who %s and %s one another at once leave one', async (first, second) => {
    const { db } = platform().services;
    await db.update(users).set({ roles: ['LECTOR'] });
    const ada = await platform().person('Ada', 'ADMIN');
    const blas = await platform().person('Blas', 'ADMIN');
    const outcomes = await Promise.allSettled([acts[first](ada, blas), acts[second](blas, ada)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const last = outcomes[0].status === 'fulfilled' ? ada : blas;
    expect((await last.call.listUsers({ query: { rol: 'ADMIN', estado: 'ACTIVO' } })).total).toBe(1);
  });
});
