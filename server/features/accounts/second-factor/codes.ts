/** Codes of authenticator apps (RFC 6238: SHA-1, six figures, half a minute, as every app knows them), and recovery codes. */
import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import { type FactorToSetUp, recoveryCodes } from '#contract/entities/second-factor.ts';

const stepSeconds = 30;
/** Steps by which a telephone's clock may go before or after ours. */
const drift = 1;

const totpOf = (secreto: string, issuer = '', label = '') =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: stepSeconds,
    secret: Secret.fromBase32(secreto),
  });

/** 160 random bits, as RFC 4226 §4 asks for, in base 32. */
export const newSecret = () => new Secret({ size: 20 }).base32;

/**
 * What an app is given to make the codes of a secret.
 * @param issuer the platform's name, under which the app shows them; `account`: the address of the account
 */
export function factorToSetUp(secreto: string, issuer: string, account: string): FactorToSetUp {
  const direccion = totpOf(secreto, issuer, account).toString();
  const { size, data } = encode(direccion, { border: 0, ecc: 'M' });
  const trazo = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
  return { secreto, direccion, qr: { lado: size, trazo }, alta: altaOf(secreto) };
}

/** What a secret is told from others by, of which nobody finds it. */
export const altaOf = (secreto: string): string =>
  createHash('sha256').update(`alta ${secreto}`).digest('base64url').slice(0, 22);

/** The half minute, counted from 1970, whose code this is; undefined of a code that is none, too old or yet to come. */
export function stepOf(secreto: string, code: string): number | undefined {
  const timestamp = Date.now();
  const delta = totpOf(secreto).validate({ token: code, timestamp, window: drift });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / stepSeconds) + delta;
}

/** Six figures, without what stands between them; undefined of what is no such code. */
export function figuresOf(written: string): string | undefined {
  const bare = written.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(bare) ? bare : undefined;
}

/** New ones, `abcd-efgh-ijkl-mnop`: 80 random bits each, in letters and figures that nobody takes for one another. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodes }, () => {
    const letters = new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32.toLowerCase();
    return letters.replace(/(.{4})(?=.)/g, '$1-');
  });

/** What is kept of a recovery code, however it is written. The account goes in, so that equal codes of two are not alike. */
export function hashRecoveryCode(userId: string, written: string): string {
  // There is neither 0 nor 1 in base 32: whoever writes one means the letter.
  const bare = written
    .toLowerCase()
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')
    .replace(/[^a-z2-7]/g, '');
  return createHash('sha256').update(`${userId} ${bare}`).digest('hex');
}
