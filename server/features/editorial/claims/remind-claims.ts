import { dayMs } from '#contract/time.ts';
import { record } from '#server/events/events.ts';
import { findAnswerers } from '#server/platform/database/claim-scope.ts';
import type { Services } from '#server/platform/services.ts';
import { findRemindable, insertReminder } from '../reminders/queries.ts';
import { findLateClaims } from './queries.ts';

/** Appeals and complaints that are looked at in one turn, the oldest first. */
const most = 500;

/**
 * Reminds whom an appeal or a complaint waits for, every so many days as editors are of their works. Gives how many reminders went
 * out.
 */
export async function remindOfClaims(services: Services, now: Date, signal: AbortSignal): Promise<number> {
  const { db, settings } = services;
  const everyOf = (place: Parameters<typeof settings.of>[0]) => {
    const { recordatorios, recordarEditoresDias } = settings.of(place);
    return recordatorios ? recordarEditoresDias : 0;
  };
  let sent = 0;
  for (const claim of await findLateClaims(db, new Date(now.getTime() - dayMs), most)) {
    const every = everyOf(claim);
    const days = Math.floor((now.getTime() - claim.fecha.getTime()) / dayMs);
    if (every === 0 || days < every) continue;
    const { EDICION, ADMINISTRACION } = await findAnswerers(db, claim.id);
    for (const { userId } of await findRemindable(db, [...EDICION, ...ADMINISTRACION], now)) {
      signal.throwIfAborted();
      const clave = `reclamacion:${claim.id}:${userId}:${Math.floor(days / every)}`;
      if (await remindOne(services, { ...claim, userId, clave, dias: days }, now)) sent++;
    }
  }
  return sent;
}

interface Due {
  publicacionId: string;
  titulo: string;
  userId: string;
  clave: string;
  dias: number;
}

/** Noted and told in one transaction: of two who remind at once, one does. */
function remindOne({ db, transact }: Services, due: Due, now: Date): Promise<boolean> {
  const { publicacionId, titulo, userId, clave, dias } = due;
  return transact(async () => {
    if (!(await insertReminder(db, { clave, userId, publicacionId, fecha: now }))) return false;
    const datos = { titulo, dias, cuenta: userId };
    await record(db, { type: 'reminder.claim', userId: null, publicacionId, datos });
    return true;
  });
}
