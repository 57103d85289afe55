import { lazy, Suspense, useMemo } from 'react';
import type { MeasuredMinute } from '#contract/entities/system.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Counts } from '#web/screens/author/counts.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FoldedTable } from '#web/ui/FoldedTable.tsx';
import type { Line } from '#web/ui/LineChart.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { busiestRoutes, readSamples } from './prometheus.ts';

const LineChart = lazy(async () => ({ default: (await import('#web/ui/LineChart.tsx')).LineChart }));

/** How much was asked, and how fast it was answered, by the minute. */
export function MinuteCharts({ minutes }: { minutes: readonly MeasuredMinute[] }) {
  const t = useMessages();
  const { percent } = useFormats();
  const requests = useMemo<Line[]>(
    () => [
      { label: t('metrics.perMinute.all'), values: minutes.map(({ peticiones }) => peticiones) },
      { label: t('metrics.perMinute.failed'), values: minutes.map(({ fallidas }) => fallidas), tone: 'red' },
    ],
    [minutes, t],
  );
  const times = useMemo<Line[]>(
    () => [
      { label: t('metrics.time'), values: minutes.map(({ p95 }) => (p95 === null ? null : Math.round(p95 * 10) / 10)) },
    ],
    [minutes, t],
  );
  if (minutes.length === 0)
    return (
      <Section title={t('metrics.perMinute')}>
        <EmptyState title={t('metrics.empty')} />
      </Section>
    );
  return (
    <>
      <Minutes title={t('metrics.perMinute')} intro={t('metrics.perMinute.lead')} minutes={minutes} lines={requests} />
      <Minutes
        title={t('metrics.time')}
        intro={t('metrics.time.lead', { share: percent(0.95) })}
        minutes={minutes}
        lines={times}
      />
    </>
  );
}

/** The minutes that the table shows: the last half hour. */
const shown = 30;

type Props = { title: string; intro: string; minutes: readonly MeasuredMinute[]; lines: readonly Line[] };

function Minutes({ title, intro, minutes, lines }: Props) {
  const t = useMessages();
  const { number } = useFormats();
  const labels = useClockTimes(minutes);
  /** A minute without requests has no time. */
  const known = (value: number | null | undefined) => (typeof value === 'number' ? number(value) : '—');
  const from = Math.max(0, minutes.length - shown);
  return (
    <Section title={title} intro={intro}>
      <Suspense fallback={<Skeleton lines={6} />}>
        <LineChart labels={labels} lines={lines} format={number} />
      </Suspense>
      <FoldedTable
        label={t('metrics.table')}
        caption={title}
        headings={[t('metrics.minute'), ...lines.map(({ label }) => label)]}
        rows={minutes.slice(from).map(({ hora }, at) => ({
          id: hora,
          cells: [labels[from + at], ...lines.map(({ values }) => known(values[from + at]))],
        }))}
      />
    </Section>
  );
}

/** '14:05', of the reader's own zone. */
function useClockTimes(minutes: readonly MeasuredMinute[]): string[] {
  const language = useLanguage();
  return useMemo(() => {
    const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
    return minutes.map(({ hora }) => clock.format(new Date(hora)));
  }, [minutes, language]);
}

/** The routes that have kept the server busy longest. */
export function RoutesChart({ text }: { text: string }) {
  const t = useMessages();
  const rows = useMemo(
    () => busiestRoutes(readSamples(text)).map(({ route, ms }) => ({ id: route, label: route, count: Math.round(ms) })),
    [text],
  );
  if (rows.length === 0) return null;
  return (
    <Counts
      title={t('metrics.routes')}
      intro={t('metrics.routes.lead')}
      heading={t('metrics.route')}
      countHeading={t('metrics.routes.ms')}
      rows={rows}
      lying
    />
  );
}
