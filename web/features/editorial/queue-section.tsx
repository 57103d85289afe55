import { CalendarDays } from 'lucide-react';
import { useEffect, useState } from 'react';
import { waitKinds } from '#contract/entities/editorial.ts';
import { reviewsNeeded } from '#contract/workflow.ts';
import { failureText } from '#web/data/failure-text.ts';
import { Pages } from '#web/data/pages.tsx';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Select } from '#web/ui/Select.tsx';
import { CalendarDialog } from './calendar-dialog.tsx';
import { type QueueActs, QueueCard } from './queue-card.tsx';
import { scopes, useQueue } from './use-queue.ts';

/** 'Gestión de Workflow Editorial' (spec 001 §2): what waits for whom, the most urgent first; a card (queue-card.tsx) says it of each work. */
export function QueueSection(acts: QueueActs) {
  const t = useMessages();
  const [calendar, setCalendar] = useState(false);
  const queue = useQueue();
  return (
    <Section
      title={t('desk.queue.title')}
      intro={t('desk.queue.intro')}
      actions={
        <Button size="small" icon={<CalendarDays aria-hidden />} onClick={() => setCalendar(true)}>
          {t('desk.calendar')}
        </Button>
      }
    >
      <Filters queue={queue} />
      <Works queue={queue} {...acts} />
      {calendar && <CalendarDialog onClose={() => setCalendar(false)} />}
    </Section>
  );
}

type Queue = ReturnType<typeof useQueue>;

function Filters({ queue: { data, de, espera, setScope, setWait } }: { queue: Queue }) {
  const t = useMessages();
  const counts = data?.porEspera;
  const all = counts ? Object.values(counts).reduce((sum, count) => sum + count, 0) : 0;
  return (
    <div className="mb-4 flex flex-wrap items-end gap-4">
      <Field label={t('desk.queue.of')} className="grow basis-44 sm:max-w-60">
        <Select
          value={de}
          onChange={(event) => setScope(scopes.find((scope) => scope === event.currentTarget.value) ?? 'todas')}
          options={scopes.map((value) => ({ value, label: t(`desk.queue.of.${value}`) }))}
        />
      </Field>
      <Field label={t('desk.queue.by')} className="grow basis-44 sm:max-w-72">
        <Select
          value={espera ?? ''}
          onChange={(event) => setWait(waitKinds.find((kind) => kind === event.currentTarget.value))}
          options={[
            { value: '', label: t('desk.queue.by.any', { count: all }) },
            ...waitKinds.map((value) => ({
              value,
              label: t('desk.queue.by.option', { wait: t(`desk.wait.${value}`), count: counts?.[value] ?? 0 }),
            })),
          ]}
        />
      </Field>
      <p role="status" className="py-2 text-sm text-muted">
        {data && t('desk.queue.count', { count: data.total })}
      </p>
    </div>
  );
}

function Works({ queue, ...acts }: QueueActs & { queue: Queue }) {
  const t = useMessages();
  const { data: settings } = useCall('getSettings');
  const { isPlaceholderData, isBeyond, page, setPage } = queue;
  useEffect(() => {
    if (isBeyond) setPage(page);
  }, [isBeyond, page, setPage]);
  return (
    <QueryState
      query={queue}
      loading={t('editor.loading')}
      failed={(error) => failureText(t('editor.load.failed'), error)}
      isEmpty={({ total }) => total === 0}
      empty={<EmptyState title={t('desk.queue.empty')}>{t('desk.queue.empty.text')}</EmptyState>}
    >
      {(data) => (
        <>
          <ul data-rows aria-busy={isPlaceholderData} className="divide-y divide-line border-y border-line">
            {data.cola.map((entry) => (
              <QueueCard key={entry.obra.id} entry={entry} needed={settings && reviewsNeeded(settings)} {...acts} />
            ))}
          </ul>
          <Pages list={t('desk.queue.pages')} page={page} totalPages={data.totalPages} onPage={setPage} />
        </>
      )}
    </QueryState>
  );
}
