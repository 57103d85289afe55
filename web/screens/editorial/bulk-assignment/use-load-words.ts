import type { ReviewerLoad } from '#contract/entities/bulk-assignment.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';

type Load = Pick<ReviewerLoad, 'abiertas' | 'capacidad' | 'noDisponibleHasta'>;

/** What a person has to do and from when they can, in words. */
export function useLoadWords(): (load: Load) => string {
  const t = useMessages();
  const { shortDay } = useFormats();
  return ({ abiertas: open, capacidad: capacity, noDisponibleHasta: until }) => {
    const load = t(open >= capacity ? 'candidates.full' : 'candidates.load', { open, capacity });
    return until ? `${load} · ${t('candidates.away', { day: shortDay(until) })}` : load;
  };
}
