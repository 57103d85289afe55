import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { StatCard, StatRow } from '#web/ui/StatCard.tsx';
import { quantileOf, readSamples, sumOf } from './prometheus.ts';

/** The few figures that an administrator looks at, out of all that is measured. */
export function Figures({ text }: { text: string }) {
  const t = useMessages();
  const { number, percent } = useFormats();
  const samples = readSamples(text);
  const requests = 'http_request_duration_seconds';
  const failed = sumOf(samples, `${requests}_count`, ({ labels }) => Number(labels.status) >= 500);
  const queries =
    sumOf(samples, 'database_query_duration_seconds_sum') / sumOf(samples, 'database_query_duration_seconds_count');
  const hits = sumOf(samples, 'cached_answers_total', ({ labels }) => labels.result === 'hit');
  const kept = hits / sumOf(samples, 'cached_answers_total');
  const lag = sumOf(samples, 'nodejs_eventloop_lag_seconds', ({ labels }) => labels.quantile === '0.99');
  const rounded = (value: number) => number(value < 10 ? Math.round(value * 10) / 10 : Math.round(value));
  const known = (key: 'metrics.ms' | 'metrics.mb', value: number) =>
    Number.isFinite(value) ? t(key, { value: rounded(value) }) : '—';
  return (
    <StatRow>
      <StatCard
        label={t('metrics.requests')}
        value={number(sumOf(samples, `${requests}_count`))}
        hint={t('metrics.requests.failed', { count: failed })}
      />
      <StatCard
        label={t('metrics.p95')}
        value={known('metrics.ms', quantileOf(samples, requests, 0.95) * 1000)}
        hint={t('metrics.p95.hint', { share: percent(0.95) })}
      />
      <StatCard
        label={t('metrics.database')}
        value={known('metrics.ms', queries * 1000)}
        hint={t('metrics.database.hint')}
      />
      <StatCard
        label={t('metrics.kept')}
        value={Number.isFinite(kept) ? percent(kept) : '—'}
        hint={t('metrics.kept.hint')}
      />
      <StatCard
        label={t('metrics.memory')}
        value={known('metrics.mb', sumOf(samples, 'process_resident_memory_bytes') / 1e6)}
        hint={t('metrics.memory.hint')}
      />
      <StatCard
        label={t('metrics.lag')}
        value={known('metrics.ms', lag * 1000)}
        hint={t('metrics.lag.hint', { share: percent(0.99) })}
      />
    </StatRow>
  );
}
