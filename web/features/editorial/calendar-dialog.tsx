import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endOfMonth, endOfWeek, format, startOfMonth, startOfWeek } from 'date-fns';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { callQuery } from '#web/data/queries.ts';
import { useCalendarWords } from '#web/features/reviewing/use-calendar-words.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';

const Calendar = lazy(async () => ({ default: (await import('#web/ui/Calendar.tsx')).Calendar }));
const monday = { weekStartsOn: 1 } as const;

/** 'Ver Calendario' (spec 001 §2) with what is really due: open reviews, and decisions. An entry leads to its work. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const labels = useCalendarWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const [range, setRange] = useState(thisMonth);
  const { data, error, refetch, isFetching } = useQuery({
    ...callQuery(useClient(), 'editorialCalendar', { query: { desde: range.from, hasta: range.to } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const entries = useMemo(
    () =>
      (data?.plazos ?? []).map(({ id, tipo, publicacionId, titulo, revisor, inicio, fin }) => ({
        id: `${tipo}.${id}`,
        title:
          tipo === 'DECISION'
            ? t('desk.calendar.decision', { title: titulo })
            : t('desk.calendar.review', { name: revisor ?? '', title: titulo }),
        start: inicio.slice(0, 10),
        end: fin.slice(0, 10),
        late: Date.parse(fin) < Date.now(),
        publicacionId,
      })),
    [data, t],
  );
  const open = useMemo(
    () =>
      ({ id }: { id: string }) => {
        const entry = entries.find((each) => each.id === id);
        if (entry) void navigate(`/editorial/${entry.publicacionId}`);
      },
    [entries, navigate],
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('desk.calendar.title')}
      description={t('desk.calendar.intro')}
      closeLabel={t('common.close')}
      size="wide"
    >
      {error && !data ? (
        <ErrorState
          message={messageOf(error, t('desk.calendar.failed'))}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Suspense fallback={<Spinner label={t('desk.calendar.loading')} />}>
          {data?.completo === false && <Notice className="mb-4">{t('desk.calendar.incomplete')}</Notice>}
          <Calendar entries={entries} language={language} labels={labels} onOpen={open} onRange={setRange} />
        </Suspense>
      )}
    </Dialog>
  );
}

/** The days of a month's view: whole weeks. */
function thisMonth() {
  const day = (date: Date) => format(date, 'yyyy-MM-dd');
  const now = new Date();
  return { from: day(startOfWeek(startOfMonth(now), monday)), to: day(endOfWeek(endOfMonth(now), monday)) };
}
