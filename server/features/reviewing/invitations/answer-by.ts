import { type Absence, dueWhilePresent } from '#contract/absence.ts';
import { type Holiday, workingMoment } from '#contract/holidays.ts';
import { dayMs } from '#contract/time.ts';

/** What is due so many days of presence after `now`, where nobody says another day: on no holiday of the press. */
export const dueAfter = (now: Date, days: number, festivos: readonly Holiday[], absence: Absence | null): Date =>
  workingMoment(dueWhilePresent(now, days * dayMs, absence), festivos);

/**
 * Until when an invitation is answered, the days on which whom it invites is away not counted; nobody is left to think about it longer than the
 * review itself may take.
 */
export function answerBy(
  { now, absence }: { now: Date; absence: Absence | null },
  { plazoInvitacionDias, festivos }: { plazoInvitacionDias: number; festivos: readonly Holiday[] },
  fechaLimite: Date | null,
): Date {
  const usual = dueAfter(now, plazoInvitacionDias, festivos, absence);
  return fechaLimite && fechaLimite > now && fechaLimite < usual ? fechaLimite : usual;
}
