/** Where somebody is logged in, how they end it, and what they are told of a device that is new (issue 17, 3). */
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mostSessions } from '#contract/entities/session.ts';
import { activity, refreshTokens, sessions, users } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { addressOf, readLive } from '#server/testing/live.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const subject = 'Inicio de sesión en un dispositivo nuevo';

describePlatform('sessions by device', (platform) => {
  let networks = 0;
  const ask = async (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    { agent = firefox, cookie = '', token = '', payload = {} },
  ) => {
    const response = await platform().inject({
      method,
      url: `/api${url}`,
      // Of another network each: how often one may ask is tested on its own.
      remoteAddress: `198.51.${networks >> 8}.${networks++ & 255}`,
      ...(method === 'POST' && { payload }),
      headers: {
        'user-agent': agent,
        ...(cookie && { cookie: `pliego_devices=${cookie}` }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
    const given = /^pliego_devices=([^;]+)/.exec(String(response.headers['set-cookie'] ?? ''))?.[1];
    return { status: response.statusCode, body: response.body ? response.json() : {}, cookie: given ?? cookie };
  };
  /** Logs in on a browser. */
  const enter = async ({ user, password }: TestPerson, agent = firefox, cookie = '') => {
    const payload = { email: user.email, password };
    const { body, cookie: kept } = await ask('POST', '/auth/login', { agent, cookie, payload });
    return { token: String(body.access_token), refreshToken: String(body.refresh_token), cookie: kept };
  };
  const listFor = (token: string) => platform().withToken(token).listSessions();
  const works = async (token: string) => (await ask('GET', '/auth/profile', { token })).status === 200;
  const told = async ({ user }: TestPerson) =>
    (await mailsTo(platform(), user.email)).filter(({ asunto }) => asunto === subject);

  it('are told by browser and system, this one first, the last used next', async () => {
    const ana = await platform().person('Ana');
    const there = await enter(ana, phone);
    const here = await enter(ana);
    const { sesiones, total } = await listFor(here.token);
    expect(sesiones.map(({ navegador, sistema, actual }) => [navegador, sistema, actual])).toEqual([
      ['Firefox', 'Windows', true],
      ['Safari', 'iPhone', false],
      // That of the test itself says nothing of its device.
      ['', '', false],
    ]);
    expect(total).toBe(3);
    expect((await listFor(there.token)).sesiones[0]).toMatchObject({ sistema: 'iPhone', actual: true });
  });

  it('are one where they are of one browser, and end together', async () => {
    const ana = await platform().person('Ana');
    const first = await enter(ana, phone);
    const second = await enter(ana, phone, first.cookie);
    const here = await enter(ana);
    const { sesiones } = await listFor(here.token);
    const onPhone = sesiones.filter(({ sistema }) => sistema === 'iPhone');
    expect(onPhone).toHaveLength(1);
    await platform()
      .withToken(here.token)
      .endSession({ params: { id: onPhone[0]?.id ?? '' } });
    expect([await works(first.token), await works(second.token), await works(here.token)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('that is ended stops at the next request, its stream closes, and the record says so', async () => {
    const ana = await platform().person('Ana');
    const there = await enter(ana, phone);
    const stream = await readLive(await addressOf(platform().app), there.token);
    await expect.poll(() => stream.heard.length).toBeGreaterThan(0);
    const found = (await listFor(ana.token)).sesiones.find(({ sistema }) => sistema === 'iPhone');
    const params = { id: found?.id ?? '' };
    await ana.call.endSession({ params });
    await stream.ended;
    expect(await works(there.token)).toBe(false);
    expect(await problemOf(platform().guest.refresh({ body: { refresh_token: there.refreshToken } }))).toMatchObject({
      code: 'sesion_caducada',
    });
    // Pressed twice it is done once.
    await ana.call.endSession({ params });
    const kept = await platform().services.db.select().from(activity).where(eq(activity.userId, ana.user.id));
    const ends = kept.filter(({ type }) => type === 'account.sessionEnded');
    expect(ends.map(({ datos }) => datos)).toEqual([{ dispositivo: 'Safari · iPhone' }]);
    expect((await listFor(ana.token)).total).toBe(1);
  });

  it('of others are nobody’s to end', async () => {
    const [ana, eva] = [await platform().person('Ana'), await platform().person('Eva')];
    const [session] = (await listFor(eva.token)).sesiones;
    const attempt = ana.call.endSession({ params: { id: session?.id ?? '' } });
    expect(await problemOf(attempt)).toMatchObject({ status: 404, code: 'no_encontrado' });
    expect(await works(eva.token)).toBe(true);
  });

  it('end but for this one, and its device alone is known after', async () => {
    const ana = await platform().person('Ana');
    const [there, here] = [await enter(ana, phone), await enter(ana)];
    const before = (await told(ana)).length;
    const ended = await ask('DELETE', '/auth/sessions', { token: here.token, cookie: here.cookie });
    expect(ended.status).toBe(204);
    expect([await works(ana.token), await works(there.token), await works(here.token)]).toEqual([false, false, true]);
    const again = await enter(ana, firefox, ended.cookie);
    expect((await listFor(again.token)).total).toBe(1);
    expect(await told(ana)).toHaveLength(before);
    await enter(ana, phone, there.cookie);
    expect(await told(ana)).toHaveLength(before + 1);
  });

  it('of a device that was ended is a stranger’s, with a mail, when somebody comes back with its cookie', async () => {
    const ana = await platform().person('Ana');
    const there = await enter(ana, phone);
    const here = await enter(ana);
    const found = (await listFor(here.token)).sesiones.find(({ sistema }) => sistema === 'iPhone');
    const ended = await ask('DELETE', `/auth/sessions/${found?.id}`, { token: here.token, cookie: here.cookie });
    const before = (await told(ana)).length;
    await enter(ana, firefox, ended.cookie);
    expect(await told(ana)).toHaveLength(before);
    await enter(ana, phone, there.cookie);
    expect(await told(ana)).toHaveLength(before + 1);
  });

  it('that ran out or were logged out are not told, nor more than fit', async () => {
    const ana = await platform().person('Ana');
    const [left, out] = [await enter(ana, phone), await enter(ana, phone)];
    await platform().guest.logout({ body: { refresh_token: left.refreshToken } });
    const { sid } = JSON.parse(Buffer.from(out.token.split('.')[1] ?? '', 'base64url').toString());
    await platform()
      .services.db.update(refreshTokens)
      .set({ expiresAt: sql`now()` })
      .where(eq(refreshTokens.sessionId, sid));
    expect((await listFor(ana.token)).total).toBe(1);
    for (let n = 0; n < mostSessions + 5; n++) await ask('POST', '/auth/login', { payload: credentials(ana) });
    const { sesiones, total } = await listFor(ana.token);
    expect([sesiones.length, sesiones[0]?.actual, total]).toEqual([mostSessions, true, mostSessions + 6]);
  });
  const credentials = ({ user, password }: TestPerson) => ({ email: user.email, password });

  it('note their use once an hour, when a token is traded', async () => {
    const ana = await platform().person('Ana');
    const own = eq(sessions.userId, ana.user.id);
    const used = async () =>
      (await platform().services.db.select().from(sessions).where(own))[0]?.usedAt.getTime() ?? 0;
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    const [recent, old] = [hoursAgo(0.5), hoursAgo(2)];
    await platform().services.db.update(sessions).set({ usedAt: recent }).where(own);
    const next = await platform().guest.refresh({ body: { refresh_token: ana.refreshToken } });
    expect(await used()).toBe(recent.getTime());
    await platform().services.db.update(sessions).set({ usedAt: old }).where(own);
    await platform().withToken(next.access_token).authProfile();
    expect(await used()).toBe(old.getTime());
    await platform().guest.refresh({ body: { refresh_token: next.refresh_token } });
    expect(await used()).toBeGreaterThan(recent.getTime());
  });

  it('on a new device are told to their owner by mail, with what to do, and no secret in it', async () => {
    const ana = await platform().person('Ana');
    await ana.call.changePreferences({ body: { language: 'en' } });
    const { cookie } = await enter(ana, phone);
    const [mail] = (await mailsTo(platform(), ana.user.email)).slice(-1);
    expect(mail).toMatchObject({ asunto: 'Log-in on a new device', secreto: false });
    for (const said of ['Safari on iPhone', ' UTC', '/configuracion#sesiones', '/forgot-password'])
      expect(mail?.texto).toContain(said);
    expect(mail?.texto).not.toMatch(/token|sid=/);
    await enter(ana, phone, cookie);
    expect((await mailsTo(platform(), ana.user.email)).filter(({ asunto }) => asunto === mail?.asunto)).toHaveLength(1);
  });

  it('are told of three times a day at most, also of many at once', async () => {
    const ana = await platform().person('Ana');
    await Promise.all(Array.from({ length: 6 }, () => enter(ana, phone)));
    expect(await told(ana)).toHaveLength(3);
    await platform()
      .services.db.update(sessions)
      .set({ createdAt: sql`now() - interval '25 hours'` })
      .where(eq(sessions.userId, ana.user.id));
    await enter(ana, phone);
    expect(await told(ana)).toHaveLength(4);
  });

  it('are not told of the first time of all, nor at an address that nobody has confirmed', async () => {
    const made = await platform().person('Eva');
    await platform().services.db.update(users).set({ fechaAcceso: null }).where(eq(users.id, made.user.id));
    await enter(made);
    expect(await told(made)).toEqual([]);
    await enter(made);
    expect(await told(made)).toHaveLength(1);
    const unsure = await platform().account({ nombres: 'Uma', fechaVerificacion: null });
    await enter(unsure);
    expect(await told(unsure)).toEqual([]);
  });

  it('stay one on the device on which the password was changed', async () => {
    const ana = await platform().person('Ana');
    const here = await enter(ana);
    const nueva = 'una contraseña nueva';
    const changed = await platform().inject({
      method: 'POST',
      url: '/api/auth/change-password',
      payload: { actual: ana.password, nueva },
      headers: { authorization: `Bearer ${here.token}`, cookie: `pliego_devices=${here.cookie}` },
    });
    const cookie = /^pliego_devices=([^;]+)/.exec(String(changed.headers['set-cookie']))?.[1] ?? '';
    const again = await enter({ ...ana, password: nueva }, firefox, cookie);
    expect((await listFor(again.token)).total).toBe(1);
  });
});
