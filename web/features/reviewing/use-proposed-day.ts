import { dueWhilePresent } from '#contract/absence.ts';
import type { PlatformSettings } from '#contract/entities/system.ts';
import { isHoliday } from '#contract/holidays.ts';
import { dayMs } from '#contract/time.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { proposedDay } from './deadline.ts';
import type { SaidAbsence } from './use-away-words.ts';

/**
 * The day until which a review is asked for: the one that was typed, or the one that the settings propose, '' until they are
 * there; of those who are asked, the days on which the one with the latest is away are not counted. `hint` says so, and that it
 * was moved off a holiday of the press, or is one.
 */
export function useProposedDay(
  settings: PlatformSettings | undefined,
  typed: string | undefined,
  asked: readonly SaidAbsence[] = [],
) {
  const t = useMessages();
  const { day: inWords } = useFormats();
  const holidays = settings?.festivos ?? [];
  if (typed !== undefined) {
    const hint = isHoliday(typed, holidays) ? t('reviewing.deadline.holiday') : undefined;
    return { day: typed, hint };
  }
  if (!settings) return { day: '', hint: undefined };
  const now = new Date();
  const span = settings.plazoRevisionDias * dayMs;
  const dues = asked.map((absence) => ({ absence, due: dueWhilePresent(now, span, saidAt(absence)) }));
  const [last] = dues.sort((one, other) => other.due.getTime() - one.due.getTime());
  const { day, movedFrom } = proposedDay(
    settings.plazoRevisionDias,
    holidays,
    (last?.due.getTime() ?? now.getTime() + span) - span,
  );
  const [from, until] = [last?.absence.ausenteDesde, last?.absence.noDisponibleHasta];
  const hints = [
    until && from && t('reviewing.deadline.away.range', { from: inWords(from), to: inWords(until) }),
    until && !from && t('reviewing.deadline.away', { day: inWords(until) }),
    movedFrom && t('reviewing.deadline.moved', { day: inWords(movedFrom) }),
  ];
  return { day, hint: hints.filter(Boolean).join(' ') || undefined };
}

const saidAt = ({ ausenteDesde, noDisponibleHasta }: SaidAbsence) => ({
  ausenteDesde: ausenteDesde ? new Date(ausenteDesde) : null,
  noDisponibleHasta: noDisponibleHasta ? new Date(noDisponibleHasta) : null,
});
