import { lazy, Suspense } from 'react';
import type { DeliveryDay } from '#contract/entities/mail.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { FoldedTable } from '#web/ui/FoldedTable.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

const LineChart = lazy(async () => ({ default: (await import('#web/ui/LineChart.tsx')).LineChart }));

const parts = ['enviados', 'devueltos', 'fallidos', 'detenidos'] as const;

/** What became of the mails of each of the last ninety days: as lines, and folded below as a table, the newest first. */
export function DeliveryDays() {
  const t = useMessages();
  const query = useCall('deliveryDays');
  return (
    <Section className="mt-12" title={t('outbox.returned.days')} intro={t('outbox.returned.days.lead')}>
      <QueryState query={query} loading={<Skeleton lines={4} />} failed={t('outbox.returned.days.failed')}>
        {({ dias }) => <Days days={dias} />}
      </QueryState>
    </Section>
  );
}

function Days({ days }: { days: readonly DeliveryDay[] }) {
  const t = useMessages();
  const { number, day, shortDay } = useFormats();
  const total = (part: (typeof parts)[number]) => days.reduce((sum, each) => sum + each[part], 0);
  return (
    <>
      <p className="mb-3">
        {t('outbox.returned.days.sum', {
          enviados: total('enviados'),
          devueltos: total('devueltos'),
          fallidos: total('fallidos'),
          detenidos: total('detenidos'),
        })}
      </p>
      <div className="h-64" aria-hidden>
        <Suspense fallback={<Skeleton lines={4} />}>
          <LineChart
            labels={days.map(({ dia }) => shortDay(dia))}
            lines={[
              { label: t('outbox.returned.days.enviados'), values: days.map(({ enviados }) => enviados) },
              {
                label: t('outbox.returned.days.devueltos'),
                values: days.map(({ devueltos }) => devueltos),
                tone: 'red',
              },
            ]}
            format={number}
          />
        </Suspense>
      </div>
      <FoldedTable
        label={t('outbox.returned.days.table')}
        caption={t('outbox.returned.days')}
        headings={[t('outbox.returned.day'), ...parts.map((part) => t(`outbox.returned.days.${part}`))]}
        rows={days.toReversed().map((each) => ({
          id: each.dia,
          cells: [day(each.dia), ...parts.map((part) => number(each[part]))],
        }))}
      />
    </>
  );
}
