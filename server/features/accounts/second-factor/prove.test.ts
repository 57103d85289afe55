/** Grave acts ask who is there, where the log-in has not said so for a while (issue 17). */
import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { secondFactors, sessions } from '#server/platform/database/schema.ts';
import { eq, sql } from '#server/platform/database/sql.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';

describePlatform('a grave act', (platform) => {
  const db = () => platform().services.db;
  /** As though the person had logged in so long ago. */
  const ago = (minutes: number, { user }: TestPerson) =>
    db()
      .update(sessions)
      .set({ probada: sql`now() - ${minutes} * interval '1 minute'` })
      .where(eq(sessions.userId, user.id));
  const stage = async () => {
    const [root, ana] = [await platform().person('Root', 'ADMIN'), await platform().person('Ana', 'AUTOR')];
    return { root, ana, params: { id: ana.user.id } };
  };

  it('is refused a quarter of an hour after the log-in, and nothing is done; others are not', async () => {
    const { root, ana, params } = await stage();
    await ago(16, root);
    const { call } = root;
    const acts = [
      () => call.deleteUser({ params }),
      () => call.resetSecondFactor({ params }),
      () => call.exportUsers({}),
      () => call.changeUser({ params, body: { roles: ['AUTOR', 'ADMIN'] } }),
      () => call.changeRoles({ body: { personas: [params.id], rol: 'ADMIN', acto: 'DAR' } }),
      () => call.changeSettings({ body: { segundoPaso: [] } }),
    ];
    for (const act of acts) expect((await problemOf(act())).code).toBe('demuestra_quien_eres');
    expect((await ana.call.profile({})).data.roles).toEqual(['AUTOR']);
    await call.changeUser({ params, body: { roles: ['AUTOR', 'REVISOR'] } });
    await call.changeSettings({ body: { plazoRevisionDias: 21 } });
    // Nor is a renewed token a proof.
    const { access_token } = await platform().guest.refresh({ body: { refresh_token: root.refreshToken } });
    expect((await problemOf(platform().withToken(access_token).deleteUser({ params }))).code).toBe(
      'demuestra_quien_eres',
    );
    await ago(14, root);
    await call.changeUser({ params, body: { roles: ['AUTOR', 'ADMIN'] } });
  });

  it('goes on once the password was given, in this log-in alone', async () => {
    const { root, params } = await stage();
    const { user, password, call } = root;
    const other = await platform().guest.login({ body: { email: user.email, password } });
    await ago(16, root);
    expect((await problemOf(call.proveSession({ body: { password: 'no es esta' } }))).code).toBe(
      'contrasena_incorrecta',
    );
    expect((await problemOf(call.deleteUser({ params }))).code).toBe('demuestra_quien_eres');
    await call.proveSession({ body: { password } });
    const elsewhere = platform().withToken(other.access_token);
    expect((await problemOf(elsewhere.deleteUser({ params }))).code).toBe('demuestra_quien_eres');
    await call.deleteUser({ params });
  });

  it('goes on once a code was given, of a second step that holds, and each once', async () => {
    const { root, params } = await stage();
    const { call, password } = root;
    const { secreto } = await call.beginSecondFactor({ body: { password } });
    const codigo = new TOTP({ secret: secreto }).generate();
    const prove = () => call.proveSession({ body: { codigo } });
    await ago(16, root);
    // One that was begun with a session alone would prove nothing.
    expect((await problemOf(prove())).code).toBe('codigo_incorrecto');
    await call.confirmSecondFactor({ body: { codigo } });
    expect((await problemOf(prove())).code).toBe('codigo_incorrecto');
    await db().update(secondFactors).set({ ultimoPaso: 0 });
    await prove();
    await call.deleteUser({ params });
  });
});
