/** Thirty people in a classroom register within a minute from one network, while an administrator lets them. */
import { beforeAll, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { hourMs } from '#contract/time.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';

describePlatform('registration of a class', (platform) => {
  let admin: TestPerson;
  let editor: TestPerson;
  beforeAll(async () => {
    admin = await platform().person('Ada', 'ADMIN');
    editor = await platform().person('Elena', 'EDITOR');
  });
  const pupil = (name: string) => ({
    nombres: name,
    apellidos: 'De Clase',
    email: `${name}@clase.test`,
    password: 'una-clave-larga',
  });
  const ask = async (remoteAddress: string, payload: object = {}, url = '/api/auth/register') =>
    (await platform().inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
  /** What nobody can register with counts as any other call. */
  const tries = (network: string, many: number, url?: string) =>
    Promise.all(Array.from({ length: many }, () => ask(network, {}, url)));
  const lastEntry = async () => (await admin.call.activity({ query: { limit: 1 } })).activity[0];

  it('lets thirty in from one network in a minute while it is open, and not after', async () => {
    await admin.call.openRegistration();
    // As many as may at other times, at once, so that what follows is within the same minute on any machine.
    expect(await tries('10.31.0.1', calls.register.perMinute)).not.toContain(429);
    for (let n = calls.register.perMinute + 1; n <= 30; n++)
      expect(await ask('10.31.0.1', pupil(`alumna${n}`))).toBe(201);
    expect(await tries('10.31.0.1', 30, '/api/auth/verify-email')).not.toContain(429);
    // Thirty more log in and ask for their link anew, a few of them twice.
    for (const url of ['/api/auth/login', '/api/auth/verify-email/resend'])
      expect(await tries('10.31.0.1', 40, url)).not.toContain(429);
    // The hour is over: nobody has to do anything.
    await platform().settings({ registroAbiertoHasta: new Date(Date.now() - 1).toISOString() });
    expect(await ask('10.31.0.1', pupil('tarde'))).toBe(429);
    const usual = calls.register.perMinute;
    const after = await tries('10.31.0.2', 30);
    expect(after.filter((status) => status !== 429)).toHaveLength(usual);
  });

  it('is still limited while it is open', async () => {
    await admin.call.openRegistration();
    const { perMinuteForClass } = calls.register;
    const statuses = await tries('10.31.0.3', perMinuteForClass + 1);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    await admin.call.closeRegistration();
  });

  it('lasts an hour, can be ended before, and is in the activity record both times', async () => {
    const before = Date.now();
    const { registroAbiertoHasta } = await admin.call.openRegistration();
    const end = Date.parse(registroAbiertoHasta);
    expect(end).toBeGreaterThanOrEqual(before + hourMs);
    expect(end).toBeLessThanOrEqual(Date.now() + hourMs);
    expect(await lastEntry()).toMatchObject({ type: 'settings.changed', userId: admin.user.id });
    expect((await lastEntry())?.message).toMatch(
      /^Ajustes cambiados: registro de una clase: cerrado → abierto hasta el \d+ de \S+ de \d{4} a las \d+:\d\d UTC\.$/,
    );
    // The minute may end between the two.
    await expect
      .poll(async () => {
        const first = await admin.call.openRegistration();
        const entry = await lastEntry();
        const again = await admin.call.openRegistration();
        return again.registroAbiertoHasta === first.registroAbiertoHasta && (await lastEntry())?.id === entry?.id;
      })
      .toBe(true);
    expect((await admin.call.closeRegistration()).registroAbiertoHasta).toBe('');
    expect((await lastEntry())?.message).toMatch(/UTC → cerrado\.$/);
    expect((await tries('10.31.0.4', 21)).filter((status) => status === 429)).toHaveLength(1);
  });

  it('is an administrator’s to open, and for no longer than that', async () => {
    expect(await problemOf(editor.call.openRegistration())).toMatchObject({ status: 403 });
    const { body } = await platform().inject({
      method: 'PATCH',
      url: '/api/settings',
      headers: { authorization: `Bearer ${admin.token}` },
      payload: { registroAbiertoHasta: '2999-01-01T00:00:00.000Z' },
    });
    expect(JSON.parse(body)).toMatchObject({ registroAbiertoHasta: '' });
  });
});
