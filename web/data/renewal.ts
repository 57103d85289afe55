/** Renewing the access token. A refresh token works once: all callers share one renewal, in this tab and the others. */

import { fieldsOf } from './aliases-of-people.ts';
import { tabLocks } from './browser-storage.ts';
import { refused, unreachable } from './failures.ts';
import { replaceTokens, storedTokens } from './stored-session.ts';

const lockName = 'pliego.refresh';
/** Milliseconds in which a written token is surely seen by other tabs. */
const untilSeen = 300;

let running: Promise<string | null> | null = null;
/**
 * A token better than `stale`, or null where the server refuses to renew (the session is over then). Throws a
 * problem where the server cannot be reached, or is in trouble: that ends no session.
 */
export function renew(stale: string): Promise<string | null> {
  running ??= alone(() => renewStored(stale)).finally(() => {
    running = null;
  });
  return running;
}

/**
 * One tab at a time. The lock is held for a moment after the tokens were written: other tabs may see them a little later,
 * and one that then read the old refresh token would use it a second time. Browsers offer locks on secure addresses only;
 * elsewhere two tabs may renew at once, and the session ends.
 */
function alone(act: () => Promise<string | null>): Promise<string | null> {
  const locks = tabLocks();
  if (!locks) return act();
  return new Promise((resolve, reject) => {
    const hold = async () => {
      const before = storedTokens()?.access;
      await act().then(resolve, reject);
      if (storedTokens()?.access !== before) await new Promise((done) => setTimeout(done, untilSeen));
    };
    locks.request(lockName, hold).catch(reject);
  });
}

async function renewStored(stale: string): Promise<string | null> {
  const tokens = storedTokens();
  if (!tokens) return null;
  // Another tab, or an earlier call of this one, has already renewed it.
  if (tokens.access !== stale) return tokens.access;
  const answer = await ask(tokens.refresh);
  // Read also where it is a refusal: an answer left unread keeps its connection busy.
  const body: unknown = await answer.json().catch(() => undefined);
  if (answer.status >= 500 || answer.status === 429)
    throw refused(answer.status, body, answer.headers.get('retry-after'));
  const { access_token: access, refresh_token: refresh } = (answer.ok && fieldsOf(body)) || {};
  if (typeof access !== 'string') return null;
  replaceTokens({ access, refresh: typeof refresh === 'string' ? refresh : tokens.refresh });
  return access;
}

async function ask(refreshToken: string): Promise<Response> {
  try {
    return await fetch('/api/auth/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: refreshToken }),
      signal: AbortSignal.timeout(10_000),
    });
  } catch (error) {
    throw unreachable(error);
  }
}
