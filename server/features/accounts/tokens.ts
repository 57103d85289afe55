/**
 * How long a session lasts. Access tokens: JWT, 15 minutes, naming the account and its log-in. Refresh tokens: random,
 * single use, 30 days, which begin anew with each; the database keeps only their hash (docs/specification.md 6; RFC 9700 §4.14).
 */
import { createHash, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { refuse } from '#contract/refuse.ts';
import type { Services } from '#server/platform/services.ts';
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
    .sign(tokenSecret);
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
export function accessTokenReader({ tokenSecret }: Pick<Services, 'tokenSecret'>) {
  const known = new Map<string, z.infer<typeof claims>>();
  return async (token: string): Promise<Named> => {
    const before = known.get(token);
    if (before && before.exp * 1000 > Date.now()) return before;
    try {
      const { payload } = await jwtVerify(token, tokenSecret, { algorithms: ['HS256'] });
      const found = claims.parse(payload);
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
