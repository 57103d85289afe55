import { useMemo } from 'react';
import { useMessages } from '#web/messages/use-messages.ts';
import type { CalendarLabels } from '#web/ui/calendar-props.ts';

/** The words of a calendar's controls (spec 001 §2). */
export function useCalendarWords(): CalendarLabels {
  const t = useMessages();
  return useMemo(
    () => ({
      next: t('calendar.next'),
      previous: t('calendar.previous'),
      today: t('calendar.today'),
      month: t('calendar.month'),
      week: t('calendar.week'),
      day: t('calendar.day'),
      agenda: t('calendar.agenda'),
      date: t('calendar.date'),
      time: t('calendar.time'),
      event: t('calendar.event'),
      allDay: t('calendar.allDay'),
      late: t('calendar.late'),
      rest: t('calendar.rest'),
      empty: t('calendar.empty'),
      more: (count: number) => t('calendar.more', { count }),
    }),
    [t],
  );
}
