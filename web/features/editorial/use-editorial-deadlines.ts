import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Deadline } from '#contract/entities/editorial.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { rangeOf, todayHere } from '#web/ui/calendar-days.ts';
import type { CalendarEntry, CalendarPlace } from '#web/ui/calendar-props.ts';

/** A deadline of the process in a calendar, on its day alone: of three hundred that run, bars from their beginnings leave no room for any. */
export interface EditorialEntry extends CalendarEntry, Pick<Deadline, 'tipo' | 'publicacionId'> {}

/** The deadlines of the process in the days in sight, or in those given; what was shown stays while others are on their way. */
export function useEditorialDeadlines(
  place: CalendarPlace | { from: string; to: string },
  { enabled = true, own = false }: { enabled?: boolean /** Of the works that one handles. */; own?: boolean } = {},
) {
  const t = useMessages();
  const { from, to } = 'view' in place ? rangeOf(place.view, place.day) : place;
  const select = useCallback(
    ({ plazos, completo }: { plazos: readonly Deadline[]; completo: boolean }) => ({
      complete: completo,
      entries: plazos.map(({ id, tipo, publicacionId, titulo, revisor, fin }): EditorialEntry => {
        const day = fin.slice(0, 10);
        return {
          id: `${tipo}.${id}`,
          title:
            tipo === 'REVISION'
              ? t('calendar.review', { name: revisor ?? '', title: titulo })
              : t(tipo === 'DECISION' ? 'calendar.decision' : 'calendar.production', { title: titulo }),
          start: day,
          end: day,
          // A calendar of whole days: what is due today has until its end.
          late: day < todayHere(),
          tipo,
          publicacionId,
        };
      }),
    }),
    [t],
  );
  return useQuery({
    ...callQuery(useClient(), 'editorialCalendar', { query: { desde: from, hasta: to, ...(own && { de: 'mias' }) } }),
    select,
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled,
  });
}
