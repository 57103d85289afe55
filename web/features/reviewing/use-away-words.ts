import type { Candidate } from '#contract/entities/candidate.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';

export type SaidAbsence = Pick<Candidate, 'ausenteDesde' | 'noDisponibleHasta'>;

/** 'Ausente hasta el …', or 'Ausente del … al …' of an absence to come; undefined where there is none. */
export function useAwayWords(written: 'day' | 'shortDay' = 'day'): (absence: SaidAbsence) => string | undefined {
  const t = useMessages();
  const inWords = useFormats()[written];
  return ({ ausenteDesde: from, noDisponibleHasta: until }) => {
    if (!until) return undefined;
    if (!from) return t('candidates.away', { day: inWords(until) });
    return t('candidates.away.range', { from: inWords(from), to: inWords(until) });
  };
}
