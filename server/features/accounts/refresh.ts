import { refuse } from '#contract/refuse.ts';
import { hourMs } from '#contract/time.ts';
import { record } from '#server/events/events.ts';
import type { Services } from '#server/platform/services.ts';
import { opensSetUpAlone } from './open-session.ts';
import { findUser, lockRefreshToken, lockUser, revokeSession, spendRefreshToken } from './queries.ts';
import { narrowSession } from './second-factor/queries.ts';
import { noteUse } from './sessions/queries.ts';
import { hashToken, issueTokens } from './tokens.ts';

/**
 * Trades a refresh token for a new pair. Each serves once: a second use means that somebody else has it, so the whole
 * log-in ends. The log-in goes on as a new one would begin, where a role has come to ask for a second step, or asks for it no more.
 * Throws `sesion_caducada`.
 */
export async function refresh(services: Services, token: string) {
  const { db, transact } = services;
  const hash = hashToken(token);
  // Refusals are thrown outside, so that the end of a stolen session is kept.
  const tokens = await transact(async () => {
    const found = await lockRefreshToken(db, hash);
    if (!found || found.revokedAt || found.expiresAt < new Date()) return undefined;
    if (found.usedAt) {
      await revokeSession(db, found.sessionId);
      await record(db, { type: 'account.tokenReused', userId: found.userId });
      return undefined;
    }
    await spendRefreshToken(db, hash);
    if (Date.now() - found.lastUse.getTime() > hourMs) await noteUse(db, found.sessionId);
    await narrowAsNew(services, found);
    return issueTokens(services, found.userId, found.sessionId);
  });
  if (!tokens) throw refuse('sesion_caducada');
  return tokens;
}

/** Whether its account has a second step is looked at again under the lock that setting one up takes: one of the two is the last. */
async function narrowAsNew(
  services: Services,
  session: { userId: string; sessionId: string; soloAlta: boolean; segundoPaso: boolean },
): Promise<void> {
  const { userId, sessionId, soloAlta } = session;
  const user = await findUser(services.db, userId);
  if (!user || (await opensSetUpAlone(services, user, session)) === soloAlta) return;
  const locked = await lockUser(services.db, userId);
  if (locked) await narrowSession(services.db, sessionId, await opensSetUpAlone(services, locked, session));
}
