import { lazy, Suspense, useMemo } from 'react';
import type { Review } from '#contract/entities/review.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { DeadlineFeed } from './deadline-feed.tsx';
import { calendarEntries } from './review-lists.ts';
import { useCalendarWords } from './use-calendar-words.ts';

const Calendar = lazy(async () => ({ default: (await import('#web/ui/Calendar.tsx')).Calendar }));

type Props = { reviews: readonly Review[]; onOpen: (reviewId: string) => void; onClose: () => void };

/** 'Calendario de Revisiones' (spec 001 §2): each review a bar from its assignment to its deadline. */
export function ReviewCalendarDialog({ reviews, onOpen, onClose }: Props) {
  const t = useMessages();
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
      <Suspense fallback={<Spinner label={t('desk.calendar.loading')} />}>
        <Calendar entries={entries} language={language} labels={labels} onOpen={({ id }) => onOpen(id)} />
      </Suspense>
      <DeadlineFeed />
    </Dialog>
  );
}
