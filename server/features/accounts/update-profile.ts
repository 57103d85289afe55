import type { z } from 'zod';
import type { Account, profileChangesSchema } from '#contract/entities/user.ts';
import type { FaultCode } from '#contract/faults.ts';
import { refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { presentAccount } from './present.ts';
import { lockUser, type UserRow, updateUser } from './queries.ts';
import { tellAbsence } from './tell-absence.ts';

type Changes = z.output<typeof profileChangesSchema>;

/**
 * Changes what is sent of the own profile. Bylines of works stay as they were written. Throws `datos_no_validos` about a day of an
 * absence that is past, or the last where it is before the first.
 */
export function updateProfile(
  { db, transact }: Services,
  viewer: SignedIn,
  { noDisponibleHasta, ausenteDesde, ...fields }: Changes,
): Promise<Account> {
  const days = { ...asDay('noDisponibleHasta', noDisponibleHasta), ...asDay('ausenteDesde', ausenteDesde) };
  const changes = { ...fields, ...days };
  return transact(async () => {
    const before = await lockUser(db, viewer.id);
    if (!before) throw refuse('sesion_caducada');
    checkAbsence(before, days);
    if (Object.keys(changes).length === 0) return presentAccount(before);
    // Who is back leaves no word of having been away.
    const isBack = days.noDisponibleHasta === null && { ausenteDesde: null, notaAusencia: '' };
    const user = await updateUser(db, viewer.id, { ...changes, ...isBack });
    if (!user) throw refuse('sesion_caducada');
    await record(db, { type: 'account.profileChanged', userId: user.id });
    await tellAbsence(db, user.id, { before, after: user });
    return presentAccount(user);
  });
}

type Days = Partial<Pick<UserRow, 'noDisponibleHasta' | 'ausenteDesde'>>;

const asDay = (field: keyof Days, value: string | null | undefined): Days =>
  value === undefined ? {} : { [field]: value === null ? null : new Date(value) };

/** What was said before may have passed meanwhile; what is said now is of days to come. */
function checkAbsence(before: UserRow, days: Days): void {
  const today = new Date().toISOString().slice(0, 10);
  for (const field of ['ausenteDesde', 'noDisponibleHasta'] as const) {
    const day = days[field];
    if (day && day.toISOString().slice(0, 10) < today && day.getTime() !== before[field]?.getTime())
      throw faulty(field, 'dia_pasado');
  }
  const { ausenteDesde, noDisponibleHasta } = { ...before, ...days };
  if (days.ausenteDesde && !noDisponibleHasta) throw faulty('noDisponibleHasta', 'requerido');
  if (ausenteDesde && noDisponibleHasta && noDisponibleHasta < ausenteDesde)
    throw faulty('noDisponibleHasta', 'fin_antes');
}

const faulty = (field: keyof Days, code: FaultCode) => refuse('datos_no_validos', { errors: [{ field, code }] });
