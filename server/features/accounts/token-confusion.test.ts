/** Each secret opens what it is for and nothing else, and what an account may do is asked of the account, not of its token. */
import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { tokensTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { mailResetLink } from './forgot-password.ts';

describePlatform('a token', (platform) => {
  const over = { status: 401, code: 'sesion_caducada' };
  const asAccess = (token: string) => problemOf(platform().withToken(token).authProfile());
  const asRefresh = (refresh_token: string) => problemOf(platform().guest.refresh({ body: { refresh_token } }));
  const stillOpen = async ({ call, user }: TestPerson) => expect((await call.authProfile()).id).toBe(user.id);
  const claimsOf = (token: string): { sid: string; sub: string; exp: number } =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

  it('that renews a session opens none, and that of a session renews none', async () => {
    const ana = await platform().person('Ana');
    expect(await asAccess(ana.refreshToken)).toMatchObject(over);
    expect(await asRefresh(ana.token)).toMatchObject(over);
    // Nor was that taken for a second use, which would end the log-in.
    await stillOpen(ana);
  });

  it('that was mailed, or keeps a device known, opens no session and renews none', async () => {
    const ana = await platform().person('Ana');
    await mailResetLink(platform().services, ana.user.email);
    const [mailed = ''] = await tokensTo(platform(), ana.user.email, '/reset-password');
    const { headers } = await platform().inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: ana.user.email, password: ana.password },
    });
    const device = /pliego_devices=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
    expect(mailed.length * device.length).toBeGreaterThan(0);
    for (const token of [mailed, device, decodeURIComponent(device)]) {
      expect(await asAccess(token)).toMatchObject(over);
      expect(await asRefresh(token)).toMatchObject(over);
    }
    await stillOpen(ana);
  });

  it('that is not ours, or says more than ours, opens nothing', async () => {
    const [ana, admin] = [await platform().person('Ana'), await platform().person('Alba', 'ADMIN')];
    const { sid, sub, exp } = claimsOf(ana.token);
    const [header = '', , signature = ''] = ana.token.split('.');
    const encoded = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
    const signed = (claims: Record<string, unknown>, secret: Uint8Array, alg = 'HS256') =>
      new SignJWT(claims).setProtectedHeader({ alg }).sign(secret);
    const tokenSecret = platform().services.tokenSecret.first;
    const stranger = new Uint8Array(64).fill(7);
    const forged = {
      unsigned: new UnsecuredJWT({ sid, sub, exp }).encode(),
      'unsigned, with a signature': `${encoded({ alg: 'none' })}.${encoded({ sid, sub, exp })}.${signature}`,
      'of another, by the signature of ours': `${header}.${encoded({ sid, sub: admin.user.id, exp })}.${signature}`,
      'by another key': await signed({ sid, sub, exp }, stranger),
      'by another algorithm': await signed({ sid, sub, exp }, new Uint8Array(tokenSecret), 'HS512'),
      'that is over': await signed({ sid, sub, exp: Math.floor(Date.now() / 1000) - 60 }, tokenSecret),
      'without an end': await signed({ sid, sub }, tokenSecret),
      'of no session': await signed({ sub, exp }, tokenSecret),
      'of a session that is none': await signed({ sid: crypto.randomUUID(), sub, exp }, tokenSecret),
    };
    for (const [kind, token] of Object.entries(forged))
      expect([kind, await asAccess(token)]).toMatchObject([kind, over]);
    await stillOpen(ana);
  });

  it('opens no more than its account may do now: after another role, a block and a log-out', async () => {
    const [admin, other] = [await platform().person('Alba', 'ADMIN'), await platform().person('Otón', 'ADMIN')];
    const list = () => other.call.listUsers({ query: {} });
    await list();
    await admin.call.changeUser({ params: { id: other.user.id }, body: { roles: ['LECTOR'] } });
    expect(await problemOf(list())).toMatchObject({ status: 403 });
    await stillOpen(other);
    await admin.call.changeUser({ params: { id: other.user.id }, body: { estado: 'BLOQUEADO' } });
    expect(await asAccess(other.token)).toMatchObject(over);
    expect(await asRefresh(other.refreshToken)).toMatchObject(over);
    await admin.call.logout({ body: { refresh_token: admin.refreshToken } });
    expect(await asAccess(admin.token)).toMatchObject(over);
  });
});
