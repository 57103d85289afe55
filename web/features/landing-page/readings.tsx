import { Kept } from '#web/data/kept.tsx';
import { lateDrawing } from '#web/data/late-drawing.ts';
import { useHealingCall } from '#web/data/queries.ts';
import { WrittenText } from '#web/features/manuscript/written-text.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';

export const chartDrawing = lateDrawing(
  async () => (await import('#web/features/publications/usage-chart.tsx')).UsageChart,
);

/** How often a work was read and downloaded, month by month, folded; nothing until there is a month to show. */
export function Readings({ id }: { id: string }) {
  const t = useMessages();
  const language = useLanguage();
  const { month } = useFormats();
  const { data } = useHealingCall('workUsage', { params: { id } });
  const [first] = data?.porMes ?? [];
  if (!data || !first) return null;
  const counted = data.porMes.reduce((sum, { lecturas }) => sum + lecturas, 0);
  return (
    <Kept name="readings" by={[data]}>
      <details lang={language} data-print="hide" className="min-w-0">
        <summary className="cursor-pointer">
          <h2 className="inline text-lg">{t('work.usage.title')}</h2>{' '}
          <span className="text-sm text-muted tabular-nums">
            {t('work.usage.totals', { readings: data.lecturas, downloads: data.descargas })}
          </span>
        </summary>
        <div className="mt-4">
          <WrittenText
            of={[data, t]}
            className="min-w-0"
            drawing={chartDrawing}
            draw={(Chart) => (
              <div className="min-w-0">
                <Chart months={data.porMes} />
              </div>
            )}
          />
          <p className="mt-3 text-sm text-muted">
            {counted < data.lecturas && `${t('work.usage.since', { month: month(first.mes) })} `}
            {t('work.usage.how')}
          </p>
        </div>
      </details>
    </Kept>
  );
}
