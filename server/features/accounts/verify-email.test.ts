/** The confirmation of an address (issue 3). */
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mailedTokens } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo, tokensTo } from '#server/testing/mailbox.ts';
import { problemOf } from '#server/testing/platform.ts';

const person = { nombres: 'Ana', apellidos: 'Ruiz', password: 'secreta-y-larga' };
const useless = { status: 410, code: 'enlace_no_valido' };

describePlatform('the confirmation of an address', (platform) => {
  const verify = (token: string) => platform().guest.verifyEmail({ body: { token } });
  const unconfirmed = (nombres: string) => platform().account({ nombres, fechaVerificacion: null });
  const tokens = (email: string) => tokensTo(platform(), email, '/verify-email');

  it('is asked for by mail at registration, for three days', async () => {
    const { user, access_token } = await platform().guest.register({ body: { ...person, email: 'uno@prueba.test' } });
    expect(user.correoVerificado).toBe(false);
    expect(await mailsTo(platform(), user.email)).toMatchObject([{ asunto: 'Confirma tu correo', secreto: true }]);
    const { db } = platform().services;
    const [token] = await db.select().from(mailedTokens).where(eq(mailedTokens.userId, user.id));
    expect(Number(token?.expiresAt) - Date.now()).toBeCloseTo(72 * 3_600_000, -5);
    const [link = ''] = await tokens(user.email);
    await verify(link);
    expect((await platform().withToken(access_token).authProfile()).correoVerificado).toBe(true);
  });

  it('is not asked for where the account could not be created', async () => {
    const again = platform().guest.register({ body: { ...person, email: 'uno@prueba.test' } });
    expect(await problemOf(again)).toMatchObject({ status: 409 });
    expect(await mailsTo(platform(), 'uno@prueba.test')).toHaveLength(1);
  });

  it('may be opened twice, as people do, and by two at once', async () => {
    const { user } = await platform().guest.register({ body: { ...person, email: 'dos@prueba.test' } });
    const [token = ''] = await tokens(user.email);
    await Promise.all([verify(token), verify(token)]);
    await verify(token);
  });

  it('is mailed again when asked for, which ends the earlier link', async () => {
    const { user, call } = await unconfirmed('Eva');
    await call.resendVerification();
    await call.resendVerification();
    const [first = '', second = ''] = await tokens(user.email);
    expect(await problemOf(verify(first))).toMatchObject(useless);
    await verify(second);
    expect((await call.authProfile()).correoVerificado).toBe(true);
    await call.resendVerification();
    expect(await tokens(user.email)).toHaveLength(2);
  });

  it('is mailed five times an hour at most, from wherever it is asked', async () => {
    const { user, token } = await unconfirmed('Luz');
    const ask = (i: number) =>
      platform().inject({
        method: 'POST',
        url: '/api/auth/verify-email/resend',
        remoteAddress: `192.0.2.${i}`,
        headers: { authorization: `Bearer ${token}` },
      });
    const statuses = (await Promise.all([1, 2, 3, 4, 5, 6, 7].map(ask))).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([204, 204, 204, 204, 204, 429, 429]);
    expect(await tokens(user.email)).toHaveLength(5);
  });

  it('fails with an expired link, one that never was, one to reset a password, and one of an account that is gone', async () => {
    const { user, call } = await unconfirmed('Iris');
    await call.resendVerification();
    const [token = ''] = await tokens(user.email);
    const { db } = platform().services;
    await db.update(mailedTokens).set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await problemOf(verify(token))).toMatchObject(useless);
    expect(await problemOf(verify('x'))).toMatchObject(useless);
    await platform().guest.forgotPassword({ body: { email: user.email } });
    const [resets = ''] = await tokensTo(platform(), user.email, '/reset-password');
    expect(await problemOf(verify(resets))).toMatchObject(useless);
    await call.resendVerification();
    const last = (await tokens(user.email)).at(-1) ?? '';
    const admin = await platform().person('Alba', 'ADMIN');
    await admin.call.deleteUser({ params: { id: user.id } });
    expect(await problemOf(verify(last))).toMatchObject(useless);
  });

  it('confirms the link’s own account alone', async () => {
    const [ada, zoe] = [await unconfirmed('Ada'), await unconfirmed('Zoe')];
    await ada.call.resendVerification();
    const [token = ''] = await tokens(ada.user.email);
    await verify(token);
    expect((await zoe.call.authProfile()).correoVerificado).toBe(false);
  });
});
