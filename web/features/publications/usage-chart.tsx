import type { MonthOfUse } from '#contract/entities/usage.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { BarChart } from '#web/ui/BarChart.tsx';
import { FoldedTable } from '#web/ui/FoldedTable.tsx';

/** Readings and downloads month by month, as columns with their values, and folded below as a table, the newest first. */
export function UsageChart({ months }: { months: readonly MonthOfUse[] }) {
  const t = useMessages();
  const { number, month, shortMonth } = useFormats();
  const [readings, downloads] = [t('work.usage.readings'), t('work.usage.downloads')];
  const total = (count: (of: MonthOfUse) => number) => months.reduce((sum, each) => sum + count(each), 0);
  const first = months[0];
  const last = months.at(-1);
  if (!first || !last) return null;
  return (
    <>
      <BarChart
        name={t('work.usage.chart', {
          from: month(first.mes),
          to: month(last.mes),
          readings: total(({ lecturas }) => lecturas),
          downloads: total(({ descargas }) => descargas),
        })}
        labels={months.map(({ mes }) => month(mes))}
        series={[
          { label: readings, values: months.map(({ lecturas }) => lecturas) },
          { label: downloads, values: months.map(({ descargas }) => descargas) },
        ]}
        ticks={months.map(({ mes }) => shortMonth(mes))}
        format={number}
      />
      <FoldedTable
        label={t('work.usage.table')}
        caption={t('work.usage.title')}
        headings={[t('work.usage.month'), readings, downloads]}
        rows={months.toReversed().map(({ mes, lecturas, descargas }) => ({
          id: mes,
          cells: [month(mes), number(lecturas), number(descargas)],
        }))}
      />
    </>
  );
}
