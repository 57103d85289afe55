import { type Holiday, workingMoment } from '#contract/holidays.ts';
import { dayMs } from '#contract/time.ts';

/** What is due so many days after a moment, where nobody says another day: on no holiday of the press. */
export const dueAfter = (from: Date, days: number, festivos: readonly Holiday[]): Date =>
  workingMoment(new Date(from.getTime() + days * dayMs), festivos);

/**
 * Until when an invitation is answered, counted from when whom it invites is here; nobody is left to think about it longer than the
 * review itself may take.
 */
export function answerBy(
  { now, from }: { now: Date; from: Date },
  { plazoInvitacionDias, festivos }: { plazoInvitacionDias: number; festivos: readonly Holiday[] },
  fechaLimite: Date | null,
): Date {
  const usual = dueAfter(from, plazoInvitacionDias, festivos);
  return fechaLimite && fechaLimite > now && fechaLimite < usual ? fechaLimite : usual;
}
