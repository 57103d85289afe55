import { useMemo } from 'react';
import { useMessages } from '#web/messages/use-messages.ts';
import type { CalendarProps } from '#web/ui/Calendar.tsx';

/** The words of a calendar's controls (spec 001 §2). */
export function useCalendarWords(): CalendarProps['labels'] {
  const t = useMessages();
  return useMemo(
    () => ({
      next: t('desk.calendar.next'),
      previous: t('desk.calendar.previous'),
      today: t('desk.calendar.today'),
      month: t('desk.calendar.month'),
      week: t('desk.calendar.week'),
      day: t('desk.calendar.day'),
      agenda: t('desk.calendar.agenda'),
      date: t('desk.calendar.date'),
      time: t('desk.calendar.time'),
      event: t('desk.calendar.event'),
      allDay: t('desk.calendar.allDay'),
      noEventsInRange: t('desk.calendar.empty'),
      showMore: (count: number) => t('desk.calendar.more', { count }),
    }),
    [t],
  );
}
