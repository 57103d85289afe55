import type { MonthOfCounter } from '#contract/entities/usage.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { BarChart } from '#web/ui/BarChart.tsx';
import { FoldedTable } from '#web/ui/FoldedTable.tsx';

/** Investigations and requests month by month, as columns, and folded below with those counted once a session, the newest first. */
export function CounterChart({ months, of }: { months: readonly MonthOfCounter[]; of?: string }) {
  const t = useMessages();
  const { number, month, shortMonth } = useFormats();
  const headings = useCounterHeadings();
  const total = (count: (of: MonthOfCounter) => number) => months.reduce((sum, each) => sum + count(each), 0);
  const first = months[0];
  const last = months.at(-1);
  if (!first || !last) return null;
  return (
    <>
      <BarChart
        name={t('work.counter.chart', {
          from: month(first.mes),
          to: month(last.mes),
          investigations: total(({ investigaciones }) => investigaciones),
          requests: total(({ peticiones }) => peticiones),
        })}
        labels={months.map(({ mes }) => month(mes))}
        series={[
          { label: t('work.counter.investigations'), values: months.map(({ investigaciones }) => investigaciones) },
          { label: t('work.counter.requests'), values: months.map(({ peticiones }) => peticiones) },
        ]}
        ticks={months.map(({ mes }) => shortMonth(mes))}
        format={number}
      />
      <FoldedTable
        label={t('work.usage.table')}
        caption={of ? `${t('work.counter.title')}: ${of}` : t('work.counter.title')}
        headings={[t('work.usage.month'), ...headings]}
        rows={months.toReversed().map((each) => ({
          id: each.mes,
          cells: [month(each.mes), ...countsOf(each).map(number)],
        }))}
      />
    </>
  );
}

/** How the four counts are called, in the order of `countsOf`. */
export function useCounterHeadings(): string[] {
  const t = useMessages();
  return [
    t('work.counter.investigations'),
    t('work.counter.investigations.unique'),
    t('work.counter.requests'),
    t('work.counter.requests.unique'),
  ];
}

export const countsOf = (of: Omit<MonthOfCounter, 'mes'>): number[] => [
  of.investigaciones,
  of.investigacionesUnicas,
  of.peticiones,
  of.peticionesUnicas,
];
