/** Where somebody is logged in, as they see it, and how they end it. */
import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { mostSessions } from '#contract/entities/session.ts';
import { refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import type { DeviceCookie } from '#server/platform/http/device-cookie.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import { forgetSecret } from '#server/platform/secrets.ts';
import type { Services } from '#server/platform/services.ts';
import { deviceSecret, keepDevice, newDevice, rememberDevice } from '../known-devices.ts';
import { lockUser, revokeSessions } from '../queries.ts';
import { deviceInShort } from './device-words.ts';
import { findDevices, findSession, nameDevice, revokeDevice } from './queries.ts';

/** The devices on which the account is logged in, this one first. Log-ins on one device are one. */
export async function listSessions({ db }: Services, viewer: SignedIn): Promise<CallAnswer<Calls['listSessions']>> {
  const rows = await findDevices(db, viewer.id, viewer.sessionId, mostSessions);
  return {
    sesiones: rows.map(({ inicio, ultimoUso, total: _, ...row }) => ({
      ...row,
      inicio: (inicio ?? new Date()).toISOString(),
      ultimoUso: (ultimoUso ?? new Date()).toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  };
}

/**
 * Ends the log-ins on one device; on one that was left already it changes nothing. Whoever had it may have its cookie: the account's
 * devices are strangers from then on, but for this one. Throws `no_encontrado` for what was never a log-in of theirs.
 */
export async function endSession(
  services: Services,
  viewer: SignedIn,
  id: string,
  cookie: DeviceCookie,
): Promise<void> {
  const { db, transact } = services;
  const remembered = await transact(async () => {
    // One after the other with who logs in just now.
    await lockUser(db, viewer.id);
    const found = await findSession(db, viewer.id, id);
    if (!found) throw refuse('no_encontrado');
    if (found.revokedAt) return undefined;
    await revokeDevice(db, viewer.id, id);
    await forgetSecret(db, deviceSecret(viewer.id));
    await record(db, {
      type: 'account.sessionEnded',
      userId: viewer.id,
      datos: { dispositivo: deviceInShort(found) || null },
    });
    return knowAgain(services, viewer, cookie);
  });
  if (remembered) keepDevice(cookie, remembered);
}

/** Ends every log-in of the account but this one; its other devices are strangers from then on. */
export async function endOtherSessions(services: Services, viewer: SignedIn, cookie: DeviceCookie): Promise<void> {
  const { db, transact } = services;
  const remembered = await transact(async () => {
    await lockUser(db, viewer.id);
    await revokeSessions(db, viewer.id, viewer.sessionId);
    await record(db, { type: 'account.otherSessionsEnded', userId: viewer.id });
    return knowAgain(services, viewer, cookie);
  });
  keepDevice(cookie, remembered);
}

/** After all devices of the account were forgotten this one is known anew, under a name that no copy of its cookie has. */
export async function knowAgain(services: Services, viewer: SignedIn, cookie: DeviceCookie): Promise<string> {
  const device = newDevice();
  await nameDevice(services.db, viewer.sessionId, device);
  return rememberDevice(services, viewer.id, cookie.value, device);
}
