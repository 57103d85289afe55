import type { PlatformSettings } from '#contract/entities/system.ts';
import { isHoliday } from '#contract/holidays.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { proposedDay } from './deadline.ts';

/**
 * The day until which a review is asked for: the one that was typed, or the one that the settings propose, '' until they are
 * there; counted from when whom it is asked of is back (`away`, an instant). `hint` says so, and that it was moved off a holiday
 * of the press, or is one.
 */
export function useProposedDay(
  settings: PlatformSettings | undefined,
  typed: string | undefined,
  away: string | null = null,
) {
  const t = useMessages();
  const { day: inWords } = useFormats();
  const holidays = settings?.festivos ?? [];
  if (typed !== undefined) {
    const hint = isHoliday(typed, holidays) ? t('reviewing.deadline.holiday') : undefined;
    return { day: typed, hint };
  }
  if (!settings) return { day: '', hint: undefined };
  const from = away ? Date.parse(away) : Date.now();
  const { day, movedFrom } = proposedDay(settings.plazoRevisionDias, holidays, from);
  const hints = [
    away && t('reviewing.deadline.away', { day: inWords(away) }),
    movedFrom && t('reviewing.deadline.moved', { day: inWords(movedFrom) }),
  ];
  return { day, hint: hints.filter(Boolean).join(' ') || undefined };
}
