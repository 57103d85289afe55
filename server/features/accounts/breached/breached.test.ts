/** Passwords known from breaches: which they are, and where one may not be chosen (issue 17, 3). */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '#server/features/accounts/passwords.ts';
import { updateUser } from '#server/features/accounts/queries.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { tokensTo } from '#server/testing/mailbox.ts';
import { problemOf } from '#server/testing/platform.ts';
import { mailResetLink } from '../forgot-password.ts';
import { breachKey, isBreached, keyBytes } from './breached.ts';

describe('the list of breached passwords', () => {
  it('has what everybody has, with accents and capitals or without', async () => {
    for (const known of [
      '123456',
      'secreta',
      'Secreta',
      'tequiero',
      'contraseña',
      'CONTRASEÑA',
      'Barcelona',
      'qwerty123',
    ])
      expect([known, await isBreached(known)]).toEqual([known, true]);
    for (const own of ['secreta y larga', 'zarza6', 'demo1234', '12345', '', '\u{1f422}'.repeat(9), 'x'.repeat(200)])
      expect([own, await isBreached(own)]).toEqual([own, false]);
  });

  it('is in order, each once, so that its first and its last are found as all are', async () => {
    const keys = readFileSync(new URL('passwords.bin', import.meta.url));
    expect(keys.length % keyBytes).toBe(0);
    const count = keys.length / keyBytes;
    expect(count).toBeGreaterThan(42_000);
    for (let at = 1; at < count; at++)
      if (keys.compare(keys, at * keyBytes, (at + 1) * keyBytes, (at - 1) * keyBytes, at * keyBytes) >= 0)
        expect(at, 'is not after the one before it').toBe(0);
    // Where two that are known stand shows that a search reaches every part.
    const places = ['123456', 'secreta'].map((known) => keys.indexOf(breachKey(known)));
    expect(places.every((place) => place >= 0 && place % keyBytes === 0)).toBe(true);
  });
});

describePlatform('a password known from breaches', (platform) => {
  const words = expect.stringContaining('contraseñas que se han filtrado');
  const about = (field: string) => ({
    code: 'datos_no_validos',
    errors: [{ field, code: 'contrasena_filtrada', message: words }],
  });
  const known = 'Secreta';

  it('makes no account', async () => {
    const body = { nombres: 'Ana', apellidos: 'Ruiz', email: 'filtrada@prueba.test', password: known };
    expect(await problemOf(platform().guest.register({ body }))).toMatchObject(about('password'));
    await platform().guest.register({ body: { ...body, password: 'secreta y larga' } });
  });

  it('is not chosen in the place of another, nor by a mailed link, which still serves', async () => {
    const ana = await platform().person('Ana');
    const change = ana.call.changePassword({ body: { actual: ana.password, nueva: known } });
    expect(await problemOf(change)).toMatchObject(about('nueva'));
    await mailResetLink(platform().services, ana.user.email);
    const [token = ''] = await tokensTo(platform(), ana.user.email, '/reset-password');
    const reset = (password: string) => platform().guest.resetPassword({ body: { token, password } });
    expect(await problemOf(reset(known))).toMatchObject(about('password'));
    await reset('secreta y larga');
  });

  it('that an account has from before lets its person in, who is told', async () => {
    const ana = await platform().person('Ana');
    const { user, password } = ana;
    const login = (password: string) => platform().guest.login({ body: { email: user.email, password } });
    expect(await login(password)).not.toHaveProperty('contrasenaFiltrada');
    await updateUser(platform().services.db, user.id, { passwordHash: await hashPassword(known) });
    expect(await login(known)).toMatchObject({ contrasenaFiltrada: true, user: { id: user.id } });
    // Who does not know it learns nothing of it.
    expect(await problemOf(login('qwerty123'))).toMatchObject({ code: 'credenciales_incorrectas' });
  });
});
