/** Forgotten, reset and changed passwords, and log-out everywhere (issue 3; docs/specification.md 1). */
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { activity, mailedTokens, users } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo, tokensTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { mailResetLink } from './forgot-password.ts';

const nueva = 'una contraseña nueva';

describePlatform('passwords', (platform) => {
  /** Asks for a link, and gives its token. */
  async function forgotten({ user }: TestPerson): Promise<string> {
    await mailResetLink(platform().services, user.email);
    return (await tokensTo(platform(), user.email, '/reset-password')).at(-1) ?? '';
  }
  const reset = (token: string, password = nueva) => platform().guest.resetPassword({ body: { token, password } });
  const login = ({ user }: TestPerson, password: string) =>
    platform().guest.login({ body: { email: user.email, password } });
  const refresh = (refresh_token: string) => platform().guest.refresh({ body: { refresh_token } });
  const expired = { status: 401, code: 'sesion_caducada' };
  const useless = { status: 410, code: 'enlace_no_valido' };

  it('mails a link that sets another password, once, and ends all sessions', async () => {
    const ana = await platform().person('Ana');
    const token = await forgotten(ana);
    await reset(token);
    expect(await problemOf(ana.call.authProfile())).toMatchObject(expired);
    expect(await problemOf(refresh(ana.refreshToken))).toMatchObject(expired);
    expect(await problemOf(login(ana, ana.password))).toMatchObject({ code: 'credenciales_incorrectas' });
    expect((await login(ana, nueva)).user).toMatchObject({ id: ana.user.id, correoVerificado: true });
    expect(await problemOf(reset(token, 'otra más'))).toMatchObject(useless);
  });

  it('disconnects ORCID: who had connected their own iD before does not stay in the account', async () => {
    const ada = await platform().account({ orcid: '0000-0002-1825-0097' });
    const { db } = platform().services;
    await db.update(users).set({ fechaOrcid: new Date() }).where(eq(users.id, ada.user.id));
    await reset(await forgotten(ada));
    const [{ orcid, fechaOrcid } = {}] = await db.select().from(users).where(eq(users.id, ada.user.id));
    expect({ orcid, fechaOrcid }).toEqual({ orcid: '0000-0002-1825-0097', fechaOrcid: null });
    expect(await db.select().from(activity).where(eq(activity.userId, ada.user.id))).toContainEqual(
      expect.objectContaining({ type: 'account.orcidUnlinked' }),
    );
    const told = (await mailsTo(platform(), ada.user.email)).find(({ asunto }) => asunto.startsWith('ORCID'));
    expect(told?.texto).toContain('0000-0002-1825-0097');
  });

  it('leads to the platform’s own address, and is kept as a secret', async () => {
    const eva = await platform().person('Eva');
    await platform().inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      headers: { host: 'ladron.example', 'x-forwarded-host': 'ladron.example' },
      payload: { email: eva.user.email },
    });
    const [mail] = await mailsTo(platform(), eva.user.email);
    expect(mail).toMatchObject({ secreto: true });
    expect(mail?.texto).toContain('http://localhost:3000/reset-password?token=');
    expect(mail?.texto).toContain('Hola, Eva:');
  });

  it('writes in the language of the account', async () => {
    const eve = await platform().person('Eve');
    await eve.call.changePreferences({ body: { language: 'en' } });
    await forgotten(eve);
    expect((await mailsTo(platform(), eve.user.email))[0]?.texto).toContain('Hello, Eve:');
  });

  it('stores no token, only its hash', async () => {
    const token = await forgotten(await platform().person('Sara'));
    const stored = await platform().services.db.select().from(mailedTokens);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('tells the account by mail that its password has changed', async () => {
    const rita = await platform().person('Rita');
    await reset(await forgotten(rita));
    const told = (await mailsTo(platform(), rita.user.email)).at(-1);
    expect(told).toMatchObject({ asunto: 'Tu contraseña ha cambiado', secreto: false });
    expect(told?.texto).not.toContain(nueva);
  });

  it('answers alike after the same time whether the address has an account or not', async () => {
    const luz = await platform().person('Luz');
    const ask = async (email: string) => {
      const start = performance.now();
      const response = await platform().inject({
        method: 'POST',
        url: '/api/auth/forgot-password',
        payload: { email },
      });
      return { status: response.statusCode, body: response.body, ms: performance.now() - start };
    };
    const known = await ask(luz.user.email);
    const unknown = await ask('nadie@prueba.test');
    expect(known).toMatchObject({ status: 204, body: '' });
    expect(unknown).toMatchObject({ status: 204, body: '' });
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(390);
    expect(await mailsTo(platform(), 'nadie@prueba.test')).toEqual([]);
  });

  it('ends earlier links when another is asked for', async () => {
    const iris = await platform().person('Iris');
    const first = await forgotten(iris);
    const second = await forgotten(iris);
    expect(await problemOf(reset(first))).toMatchObject(useless);
    await reset(second);
  });

  it('ends a link after an hour', async () => {
    const token = await forgotten(await platform().person('Olga'));
    const { db } = platform().services;
    await db.update(mailedTokens).set({ expiresAt: sql`${mailedTokens.expiresAt} - interval '59 minutes'` });
    const [{ usable } = { usable: false }] = await db
      .select({ usable: sql<boolean>`bool_or(${mailedTokens.expiresAt} > now())` })
      .from(mailedTokens);
    expect(usable).toBe(true);
    await db.update(mailedTokens).set({ expiresAt: sql`${mailedTokens.expiresAt} - interval '1 minute'` });
    expect(await problemOf(reset(token))).toMatchObject(useless);
  });

  it('mails at most five links an hour, and the last one keeps working', async () => {
    const nora = await platform().person('Nora');
    const ask = () => platform().guest.forgotPassword({ body: { email: nora.user.email } });
    await Promise.all(Array.from({ length: 8 }, ask));
    const tokens = await tokensTo(platform(), nora.user.email, '/reset-password');
    expect(tokens).toHaveLength(5);
    const outcomes = await Promise.allSettled(tokens.map((token) => reset(token)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('lets one of two win who use a link at once', async () => {
    const vera = await platform().person('Vera');
    const token = await forgotten(vera);
    const passwords = ['primera contraseña', 'segunda contraseña'];
    const outcomes = await Promise.allSettled(passwords.map((password) => reset(token, password)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const winner = outcomes.findIndex(({ status }) => status === 'fulfilled');
    expect((await login(vera, passwords[winner] ?? '')).user.id).toBe(vera.user.id);
    expect(await problemOf(login(vera, passwords[1 - winner] ?? ''))).toMatchObject({ status: 401 });
  });

  it('leaves no session to who refreshes or logs in with the old password meanwhile', async () => {
    const lola = await platform().person('Lola');
    const token = await forgotten(lola);
    const [, refreshed, loggedIn] = await Promise.allSettled([
      reset(token),
      refresh(lola.refreshToken),
      login(lola, lola.password),
    ]);
    for (const outcome of [refreshed, loggedIn]) {
      if (outcome.status === 'rejected') continue;
      const { access_token, refresh_token } = outcome.value;
      expect(await problemOf(platform().withToken(access_token).authProfile())).toMatchObject(expired);
      expect(await problemOf(refresh(refresh_token))).toMatchObject(expired);
    }
  });

  it('sets the password of the link’s own account alone', async () => {
    const [ada, zoe] = [await platform().person('Ada'), await platform().person('Zoe')];
    await reset(await forgotten(ada));
    expect((await login(zoe, zoe.password)).user.id).toBe(zoe.user.id);
  });

  it('refuses a link that confirms an address, one that never was, and one of an account that is gone', async () => {
    const gema = await platform().account({ nombres: 'Gema', fechaVerificacion: null });
    await gema.call.resendVerification();
    const [confirms = ''] = await tokensTo(platform(), gema.user.email, '/verify-email');
    expect(await problemOf(reset(confirms))).toMatchObject(useless);
    expect(await problemOf(reset('x'.repeat(43)))).toMatchObject(useless);
    await platform().guest.verifyEmail({ body: { token: confirms } });
    const token = await forgotten(gema);
    const admin = await platform().person('Alba', 'ADMIN');
    await admin.call.deleteUser({ params: { id: gema.user.id } });
    expect(await problemOf(reset(token))).toMatchObject(useless);
    const left = await mailsTo(platform(), gema.user.email);
    expect(left.map(({ asunto }) => asunto)).toEqual(['Tu cuenta se ha eliminado']);
  });

  it('never both deletes an account and gives it a password', async () => {
    const admin = await platform().person('Alma', 'ADMIN');
    const flor = await platform().person('Flor');
    const token = await forgotten(flor);
    await Promise.allSettled([reset(token), admin.call.deleteUser({ params: { id: flor.user.id } })]);
    expect(await problemOf(login(flor, nueva))).toMatchObject({ status: 401 });
  });

  it('refuses a password of fewer than six characters, and leaves the link', async () => {
    const token = await forgotten(await platform().person('Inés'));
    const { errors } = await problemOf(reset(token, '12345'));
    expect(errors).toEqual([
      { field: 'password', code: 'contrasena_corta', message: 'La contraseña debe tener al menos 6 caracteres' },
    ]);
    await reset(token, 'zarza6');
  });

  it('changes a password that is known, keeps this session and ends the others', async () => {
    const rosa = await platform().person('Rosa');
    const other = await login(rosa, rosa.password);
    const link = await forgotten(rosa);
    await rosa.call.changePassword({ body: { actual: rosa.password, nueva } });
    expect((await rosa.call.authProfile()).id).toBe(rosa.user.id);
    expect((await refresh(rosa.refreshToken)).access_token).toBeTruthy();
    expect(await problemOf(platform().withToken(other.access_token).authProfile())).toMatchObject(expired);
    expect(await problemOf(refresh(other.refresh_token))).toMatchObject(expired);
    expect(await problemOf(reset(link))).toMatchObject(useless);
    expect((await login(rosa, nueva)).user.id).toBe(rosa.user.id);
    const told = (await mailsTo(platform(), rosa.user.email)).map(({ asunto }) => asunto);
    expect(told).toContain('Tu contraseña ha cambiado');
  });

  it('refuses to change a password without the present one, without ending the session', async () => {
    const dora = await platform().person('Dora');
    const attempt = dora.call.changePassword({ body: { actual: 'no es esta', nueva } });
    expect(await problemOf(attempt)).toMatchObject({
      status: 422,
      code: 'contrasena_incorrecta',
      errors: [{ field: 'actual', message: 'La contraseña actual no es correcta.' }],
    });
    expect((await dora.call.authProfile()).id).toBe(dora.user.id);
  });

  it('lets one of two win who change a password at once', async () => {
    const elsa = await platform().person('Elsa');
    const passwords = ['primera contraseña', 'segunda contraseña'];
    const outcomes = await Promise.allSettled(
      passwords.map((nueva) => elsa.call.changePassword({ body: { actual: elsa.password, nueva } })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('logs out everywhere, and nobody else', async () => {
    const [lia, mar] = [await platform().person('Lía'), await platform().person('Mar')];
    const other = await login(lia, lia.password);
    await lia.call.logoutEverywhere();
    expect(await problemOf(lia.call.authProfile())).toMatchObject(expired);
    expect(await problemOf(platform().withToken(other.access_token).authProfile())).toMatchObject(expired);
    expect(await problemOf(refresh(other.refresh_token))).toMatchObject(expired);
    expect((await mar.call.authProfile()).id).toBe(mar.user.id);
  });

  it('forgets expired links of an account when it asks for another', async () => {
    const cleo = await platform().person('Cleo');
    await forgotten(cleo);
    const { db } = platform().services;
    const own = eq(mailedTokens.userId, cleo.user.id);
    await db.update(mailedTokens).set({ expiresAt: sql`now() - interval '1 minute'` }).where(own);
    await forgotten(cleo);
    expect(await db.select().from(mailedTokens).where(own)).toHaveLength(1);
  });
});
