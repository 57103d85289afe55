import type { Session } from '#contract/entities/user.ts';
import { orRefusal, refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import type { Services } from '#server/platform/services.ts';
import { findDevice, keepDevice } from '../known-devices.ts';
import { type Browser, logIn } from '../open-session.ts';
import { lockUser } from '../queries.ts';
import type { AtSite } from './challenge.ts';
import { isPasskeyOf } from './queries.ts';
import { takePasskey } from './take-passkey.ts';

/**
 * Opens a session by a passkey alone: whoever holds it has shown it their finger, face or PIN, which makes two factors. Throws
 * `llave_no_valida` whatever the cause, so that nobody learns which passkeys there are, nor whose account is blocked.
 */
export async function logInByPasskey(services: Services, llave: string, browser: Browser & AtSite): Promise<Session> {
  const { db, transact } = services;
  const outcome = await orRefusal(enter(services, llave, browser));
  if ('given' in outcome) {
    const [session, remembered] = outcome.given;
    keepDevice(browser.cookie, remembered);
    return session;
  }
  if (outcome.refusal.problem.code === 'no_encontrado') throw outcome.refusal;
  await transact(() => record(db, { type: 'account.loginFailed', userId: null }));
  throw refuse('llave_no_valida');
}

async function enter(services: Services, llave: string, browser: Browser & AtSite) {
  const { db, transact } = services;
  const { id, userId } = await takePasskey(services, llave, { para: 'ENTRAR', userId: null }, browser);
  const device = await findDevice(services, userId, browser.cookie.value);
  return transact(async () => {
    const user = await lockUser(db, userId);
    // Removed, or its account gone, at this very moment.
    if (!user || !(await isPasskeyOf(db, userId, id))) throw refuse('llave_no_valida');
    return logIn(services, user, browser, device);
  });
}
