/**
 * How long a session lasts. Access tokens: JWT, 15 minutes, naming the account and its log-in. Refresh tokens: random,
 * single use, 30 days, which begin anew with each; the database keeps only their hash (docs/specification.md 6; RFC 9700 §4.14).
 */
import { createHash, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { refuse } from '#contract/refuse.ts';
import type { Services } from '#server/platform/services.ts';
import { allOf, type Keys } from '#server/platform/signature.ts';
import { insertRefreshToken } from './queries.ts';

/** How long a log-in is kept that nobody uses. */
export const refreshDays = 30;
const accessTime = '15m';
const claims = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number() });

/** What is stored of a refresh token: its SHA-256, hex. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** 256 random bits, as text that fits into an address. */
export const newToken = () => randomBytes(32).toString('base64url');

/** A new pair of tokens for a session. */
export async function issueTokens({ db, tokenSecret }: Services, userId: string, sessionId: string) {
  const refresh_token = newToken();
  const expiresAt = new Date(Date.now() + refreshDays * 86_400_000);
  await insertRefreshToken(db, { hash: hashToken(refresh_token), sessionId, expiresAt });
  const access_token = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setExpirationTime(accessTime)
    .sign(tokenSecret.first);
  return { access_token, refresh_token };
}

/** Whose token it is, and of which log-in. */
export type Named = Pick<z.infer<typeof claims>, 'sub' | 'sid'>;

/** Of tokens that were found ours: a signature costs as much as the statement that follows it, and a screen sends one ten times. */
const mostKnown = 10_000;

/**
 * Reads access tokens: the account and the session that one names. Throws `sesion_caducada` where it is not ours or too old. Whether that session
 * still stands is asked of the database each time.
 */
export function accessTokenReader({ tokenSecret }: { tokenSecret: Keys }) {
  const known = new Map<string, z.infer<typeof claims>>();
  let believed = allOf(tokenSecret);
  return async (token: string): Promise<Named> => {
    // What a key signed that was taken out is known no more.
    const keys = tokenSecret instanceof Uint8Array ? believed : tokenSecret.all;
    if (keys !== believed) {
      believed = keys;
      known.clear();
    }
    const before = known.get(token);
    if (before && before.exp * 1000 > Date.now()) return before;
    try {
      const found = claims.parse(await payloadOf(token, keys));
      const [oldest] = known.size < mostKnown ? [] : known.keys();
      if (oldest) known.delete(oldest);
      known.set(token, found);
      return found;
    } catch {
      // Not one of ours, or over: jose has an error for each.
      known.delete(token);
      throw refuse('sesion_caducada');
    }
  };
}

/** What a token says that one of the keys signed; the error of the last that was tried where none did. */
async function payloadOf(token: string, [key, ...others]: readonly Uint8Array[]): Promise<unknown> {
  if (!key) throw new Error('Nothing is believed without a key.');
  try {
    return (await jwtVerify(token, key, { algorithms: ['HS256'] })).payload;
  } catch (error) {
    if (others.length === 0) throw error;
    return payloadOf(token, others);
  }
}
