import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '#web/data/problems.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { CalendarLink } from '#web/features/reviewing/calendar-link.tsx';
import { useCalendarWords } from '#web/features/reviewing/use-calendar-words.ts';
import { useRests } from '#web/features/reviewing/use-rests.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Calendar } from '#web/ui/Calendar.tsx';
import { todayHere } from '#web/ui/calendar-days.ts';
import type { CalendarPlace } from '#web/ui/calendar-props.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useEditorialDeadlines } from './use-editorial-deadlines.ts';

/** 'Ver Calendario' (spec 001 §2) with what is really due: open reviews, and decisions. An entry leads to its work. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const rests = useRests();
  const labels = useCalendarWords();
  const language = useLanguage();
  const [place, setPlace] = useState<CalendarPlace>({ view: 'month', day: todayHere() });
  const query = useEditorialDeadlines(place);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('calendar.title')}
      description={t('calendar.intro')}
      closeLabel={t('common.close')}
      size="wide"
    >
      <QueryState
        query={query}
        loading={t('calendar.loading')}
        failed={(error) => messageOf(error, t('calendar.failed'))}
      >
        {({ entries, complete }) => (
          <>
            {!complete && <Notice className="mb-4">{t('calendar.incomplete')}</Notice>}
            <Calendar
              rests={rests}
              bounded
              entries={entries}
              language={language}
              labels={labels}
              place={place}
              onPlace={setPlace}
              draw={({ publicacionId }, shown) => <Link to={`/editorial/${publicacionId}`} {...shown} />}
            />
            <CalendarLink />
          </>
        )}
      </QueryState>
    </Dialog>
  );
}
