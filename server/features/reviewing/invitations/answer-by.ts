import { dayMs } from '#contract/time.ts';

/** Until when an invitation is answered: nobody is left to think about it longer than the review itself may take. */
export function answerBy(now: Date, days: number, fechaLimite: Date | null): Date {
  const usual = new Date(now.getTime() + days * dayMs);
  return fechaLimite && fechaLimite > now && fechaLimite < usual ? fechaLimite : usual;
}
