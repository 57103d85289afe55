import { Link } from 'react-router';
import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { workPage } from '#contract/public-addresses.ts';
import { CounterChart, countsOf, useCounterHeadings } from '#web/features/publications/counter-chart.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { FoldedTable } from '#web/ui/FoldedTable.tsx';
import { Section } from '#web/ui/Section.tsx';

/** An author's works as COUNTER counts their usage: by months, and work by work. Nothing until something was counted. */
export function WorksUsed({ of: { porMes, obras } }: { of: CallAnswer<Calls['myStatistics']>['usoCounter'] }) {
  const t = useMessages();
  const { number } = useFormats();
  const headings = useCounterHeadings();
  if (porMes.length === 0) return null;
  return (
    <Section title={t('work.counter.title')} intro={t('statistics.counter.intro')}>
      <CounterChart months={porMes} />
      <FoldedTable
        label={t('statistics.counter.works')}
        caption={t('statistics.counter.works')}
        headings={[t('statistics.work'), ...headings]}
        rows={obras.map((work) => ({
          id: work.id,
          cells: [
            <Link key="work" to={workPage(work.id)} className="link link-alone">
              {work.titulo}
            </Link>,
            ...countsOf(work).map(number),
          ],
        }))}
      />
    </Section>
  );
}
