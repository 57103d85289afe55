import type { Session } from '#contract/entities/user.ts';
import { record } from '#server/events.ts';
import { refuse } from '#server/platform/http/problem.ts';
import type { Services } from '#server/services.ts';
import { openSession } from './open-session.ts';
import { passwordMatches } from './passwords.ts';
import { findUserByEmail } from './queries.ts';

/** Opens a session. Throws `credenciales_incorrectas`, the same after the same time whether the address exists or not. */
export async function login(services: Services, credentials: { email: string; password: string }): Promise<Session> {
  const user = await findUserByEmail(services.db, credentials.email);
  if (!(await passwordMatches(user?.passwordHash, credentials.password)) || !user) {
    await services.transact(() => record(services.db, { type: 'account.loginFailed', userId: user?.id ?? null }));
    throw refuse('credenciales_incorrectas');
  }
  return services.transact(async () => {
    await record(services.db, { type: 'account.loggedIn', userId: user.id });
    return openSession(services, user);
  });
}
