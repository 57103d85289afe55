/**
 * A device on which somebody logged in before waits for its own wrong passwords alone: strangers, who share one count an
 * account, cannot keep its owner out. It is known by a token in its cookie, a JWT that names account and device. Each
 * account signs with a secret of its own, which goes with its log-ins (`revokeSessions`): then all are strangers again.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import type { DeviceCookie } from '#server/platform/http/device-cookie.ts';
import { findSecret, ownSecret } from '#server/platform/secrets.ts';
import type { Services } from '#server/platform/services.ts';

/** How long a device is known after its last log-in. */
export const deviceDays = 365;
/** Accounts by which one browser is known: those that logged in last. */
const mostAccounts = 4;
const tokenForm = /^[\w-]{1,60}\.[\w-]{1,250}\.[\w-]{43}$/;

/** What a device is called by that was not known before: random, so that nobody comes upon it. */
export const newDevice = () => randomBytes(16).toString('base64url');

/** The name of the secret by which an account knows its devices. */
export const deviceSecret = (userId: string) => `devices ${userId}`;

const tokensOf = (cookie: string) =>
  cookie
    .split('~')
    .slice(0, mostAccounts)
    .filter((token) => tokenForm.test(token));

/** Which device of the account the cookie names; undefined: a stranger's, or no account. */
export async function findDevice(
  { db }: Pick<Services, 'db'>,
  userId: string | undefined,
  cookie: string,
): Promise<string | undefined> {
  const tokens = tokensOf(cookie);
  if (tokens.length === 0) return undefined;
  // The same work where there is no account, so that the time does not tell.
  const secret = (await findSecret(db, deviceSecret(userId ?? randomUUID()))) ?? randomBytes(32);
  const devices = await Promise.all(tokens.map((token) => readDevice(secret, token)));
  return devices.find((device) => device !== undefined);
}

/**
 * What the browser is to keep after a log-in, instead of `cookie`. A device that was known stays the same one: however
 * often its cookie is copied, it has one count. Called in a transaction that holds the account's row.
 */
export async function rememberDevice(
  { db }: Pick<Services, 'db'>,
  userId: string,
  cookie: string,
  device: string,
): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setJti(device)
    .setExpirationTime(`${deviceDays}d`)
    .sign(await ownSecret(db, deviceSecret(userId)));
  const others = tokensOf(cookie).filter((other) => !isOf(userId, other));
  return [token, ...others].slice(0, mostAccounts).join('~');
}

/** Has the browser keep it, once the log-in stands. */
export const keepDevice = (cookie: DeviceCookie, remembered: string) => cookie.keep(remembered, deviceDays * 86_400);

async function readDevice(secret: Uint8Array, token: string): Promise<string | undefined> {
  try {
    return (await jwtVerify(token, secret, { algorithms: ['HS256'] })).payload.jti;
  } catch {
    // Another account's, too old, or forged: jose has an error for each.
    return undefined;
  }
}

/** Whether a token says that it is the account's, or nothing that can be read: neither is worth keeping beside a new one. */
function isOf(userId: string, token: string): boolean {
  try {
    return decodeJwt(token).sub === userId;
  } catch {
    // What it says is no JSON: somebody else wrote it.
    return true;
  }
}
