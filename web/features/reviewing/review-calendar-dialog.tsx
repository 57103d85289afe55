import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Review } from '#contract/entities/review.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Calendar } from '#web/ui/Calendar.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { CalendarLink } from './calendar-link.tsx';
import { DeadlineFeed } from './deadline-feed.tsx';
import { calendarEntries } from './review-lists.ts';
import { useCalendarWords } from './use-calendar-words.ts';
import { useRests } from './use-rests.ts';

type Props = { reviews: readonly Review[]; onClose: () => void };

/** 'Calendario de Revisiones' (spec 001 §2): each review a bar from its assignment to its deadline, which leads to it. */
export function ReviewCalendarDialog({ reviews, onClose }: Props) {
  const t = useMessages();
  const rests = useRests();
  const labels = useCalendarWords();
  const language = useLanguage();
  const entries = useMemo(() => calendarEntries(reviews), [reviews]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('reviewing.calendar.title')}
      closeLabel={t('common.close')}
      size="wide"
    >
      <Calendar
        rests={rests}
        bounded
        entries={entries}
        language={language}
        labels={labels}
        draw={({ id }, shown) => <Link to={`/revisiones/${id}`} {...shown} />}
      />
      <CalendarLink />
      <DeadlineFeed />
    </Dialog>
  );
}
