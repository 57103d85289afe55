import { CalendarDays, ListFilter } from 'lucide-react';
import { useId, useState } from 'react';
import { late } from '#web/messages/late.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { countFilters } from './address.ts';
import { FilterFields } from './filter-fields.tsx';
import { QueueList } from './queue-list.tsx';
import type { QueueActs } from './row-acts.tsx';
import { useQueue } from './use-queue.ts';
import { ViewsMenu } from './views-menu.tsx';
import { WaitCounters } from './wait-counters.tsx';
import { WordSearch } from './word-search.tsx';

const CalendarDialog = late(async () => (await import('../calendar-dialog.tsx')).CalendarDialog);

/** The queue with all that it is searched, narrowed down and ordered by. What is chosen stands in the address. */
export function QueueTool(acts: QueueActs) {
  const t = useMessages();
  const fieldsId = useId();
  const queue = useQueue();
  const { data, filters, narrow, show } = queue;
  const count = countFilters(filters);
  const [areFieldsOpen, setFieldsOpen] = useState(count > 0);
  const [calendar, setCalendar] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <WordSearch words={filters.search ?? ''} onSearch={(search) => narrow({ search: search || undefined })} />
        <Button
          size="small"
          icon={<ListFilter aria-hidden />}
          aria-expanded={areFieldsOpen}
          aria-controls={fieldsId}
          onClick={() => setFieldsOpen(!areFieldsOpen)}
        >
          {t('queue.filters', { count })}
        </Button>
        {count > 0 && (
          <Button size="small" variant="quiet" onClick={() => show({ search: filters.search, orden: filters.orden })}>
            {t('queue.clear')}
          </Button>
        )}
        <span className="ms-auto flex flex-wrap gap-2">
          <ViewsMenu filters={filters} onShow={show} />
          <Button
            size="small"
            icon={<CalendarDays aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setCalendar(true)}
          >
            {t('desk.calendar')}
          </Button>
        </span>
      </div>
      <div id={fieldsId} hidden={!areFieldsOpen} className={areFieldsOpen ? 'mt-3 flex flex-wrap gap-3' : undefined}>
        {areFieldsOpen && <FilterFields filters={filters} editors={data?.editores ?? []} onChange={narrow} />}
      </div>
      <div className="mt-3">
        <WaitCounters counts={data?.porEspera} chosen={filters.espera} onChoose={(espera) => narrow({ espera })} />
      </div>
      <QueueList queue={queue} {...acts} />
      {calendar && <CalendarDialog onClose={() => setCalendar(false)} />}
    </>
  );
}
