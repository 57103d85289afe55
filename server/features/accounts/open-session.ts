import { v7 as uuid } from 'uuid';
import type { Session } from '#contract/entities/user.ts';
import { refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import type { Origin } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { isAskedSecondFactor } from '#server/policy/index.ts';
import { newDevice, rememberDevice } from './known-devices.ts';
import { presentOwnAccount } from './present.ts';
import { insertSession, type SessionFacts, type UserRow } from './queries.ts';
import { hasFactor } from './second-factor/queries.ts';
import { deviceOf } from './sessions/device-words.ts';
import { tellNewDevice } from './sessions/tell-new-device.ts';
import { issueTokens } from './tokens.ts';

/** What somebody comes with: what it calls itself, and its cookie of known devices. */
export type Browser = Pick<Origin, 'agent' | 'cookie'>;

/**
 * Whether a role of an account asks for a second step that it has not, and that was not taken elsewhere either, as at an institution: a
 * log-in of it opens nothing but the setting up of one.
 */
export const opensSetUpAlone = async (
  { db, settings }: Services,
  user: UserRow,
  { segundoPaso }: { segundoPaso: boolean },
): Promise<boolean> => !segundoPaso && isAskedSecondFactor(user, settings.get()) && !(await hasFactor(db, user.id));

/** A new log-in of an account: a family of refresh tokens of its own, which may open one thing alone (`opensSetUpAlone`). */
export async function openSession(services: Services, user: UserRow, facts: SessionFacts = {}): Promise<Session> {
  const { db } = services;
  const sessionId = uuid();
  const soloAlta = await opensSetUpAlone(services, user, { segundoPaso: facts.segundoPaso ?? false });
  await insertSession(db, { ...facts, id: sessionId, userId: user.id, soloAlta });
  return { ...(await issueTokens(services, user.id, sessionId)), user: presentOwnAccount(user, { soloAlta }) };
}

/**
 * The same on a browser, which is known from then on. Called in a transaction that holds the account's row; gives the session, and
 * what the browser is to keep.
 */
export async function openOn(
  services: Services,
  user: UserRow,
  { agent, cookie }: Browser,
  { device = newDevice(), ...facts }: SessionFacts & { device?: string | undefined } = {},
) {
  const remembered = await rememberDevice(services, user.id, cookie.value, device);
  const session = await openSession(services, user, { ...facts, ...deviceOf(agent), dispositivo: device });
  return [session, remembered] as const;
}

/**
 * The log-in of who has proved whose account it is: recorded, its device remembered, and its owner told of a new one. Called in a
 * transaction that holds the account's row; gives the session, and what the browser is to keep. Throws `cuenta_bloqueada`, which
 * nobody else is told.
 * @param device which of the account's known devices it is; undefined: a new one
 */
export async function logIn(
  services: Services,
  user: UserRow,
  browser: Browser,
  device: string | undefined,
  { segundoPaso = false }: { segundoPaso?: boolean } = {},
) {
  if (user.fechaBloqueo) throw refuse('cuenta_bloqueada');
  await record(services.db, { type: 'account.loggedIn', userId: user.id });
  const avisada = device === undefined && (await tellNewDevice(services, user, deviceOf(browser.agent)));
  return openOn(services, user, browser, { device, avisada, segundoPaso });
}
