/** What is remembered of access tokens, whose signature is checked once. */
import { SignJWT } from 'jose';
import { afterEach, expect, it, vi } from 'vitest';
import { accessTokenReader } from './tokens.ts';

const tokenSecret = new TextEncoder().encode('a secret of thirty-two bytes, all of them');
const session = '0198c0de-0000-7000-8000-000000000001';
const account = '0198c0de-0000-7000-8000-000000000002';
const named = { sub: account, sid: session };
const sign = (secret = tokenSecret) =>
  new SignJWT({ sid: session })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(account)
    .setExpirationTime('15m')
    .sign(secret);

afterEach(() => {
  vi.useRealTimers();
});

it('a token is over when it says so, also where it was read before', async () => {
  const read = accessTokenReader({ tokenSecret });
  const token = await sign();
  expect([await read(token), await read(token)]).toMatchObject([named, named]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 + 1000 });
  await expect(read(token)).rejects.toMatchObject({ problem: { code: 'sesion_caducada' } });
  await expect(read(token)).rejects.toMatchObject({ problem: { code: 'sesion_caducada' } });
});

it('one that differs from a known one in its signature alone is not ours', async () => {
  const read = accessTokenReader({ tokenSecret });
  const token = await sign();
  await read(token);
  const [head, body] = token.split('.');
  const [, , other] = (await sign(new TextEncoder().encode('another secret of thirty-two bytes, or more'))).split('.');
  await expect(read(`${head}.${body}.${other}`)).rejects.toMatchObject({ problem: { code: 'sesion_caducada' } });
});

it('more than are remembered are all read', async () => {
  const read = accessTokenReader({ tokenSecret });
  const first = await sign();
  await read(first);
  for (let n = 0; n < 10_050; n++) {
    const token = new SignJWT({ sid: session, n })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(account)
      .setExpirationTime('15m');
    await read(await token.sign(tokenSecret));
  }
  expect(await read(first)).toMatchObject(named);
});
