/** Reads Prometheus' text format 0.0.4, as far as our own server writes it (server/platform/metrics/registry.ts). */

export interface Sample {
  name: string;
  labels: Readonly<Record<string, string>>;
  value: number;
}

/** Every measured value; comments and lines that are none are left out. */
export function readSamples(text: string): Sample[] {
  return text.split('\n').flatMap((line) => {
    const [, name = '', labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    return name === '' ? [] : [{ name, labels: readLabels(labels), value: Number(value) }];
  });
}

const readLabels = (text: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(text.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g), ([, name = '', value = '']) => [name, value]),
  );

/** The values of one name together, of those samples that `chosen` lets pass. */
export const sumOf = (samples: readonly Sample[], name: string, chosen: (sample: Sample) => boolean = () => true) =>
  samples.filter((sample) => sample.name === name && chosen(sample)).reduce((total, { value }) => total + value, 0);

/**
 * The quantile (0 to 1) of a histogram, all its labels together, read as Prometheus' `histogram_quantile` reads it: as
 * though the values of a bucket lay evenly in it. NaN where nothing was measured.
 */
export function quantileOf(samples: readonly Sample[], histogram: string, quantile: number): number {
  const counts = new Map<number, number>();
  for (const { name, labels, value } of samples) {
    if (name !== `${histogram}_bucket`) continue;
    const bound = labels.le === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels.le);
    counts.set(bound, (counts.get(bound) ?? 0) + value);
  }
  const buckets = [...counts].sort(([one], [other]) => one - other);
  const wanted = quantile * (buckets.at(-1)?.[1] ?? 0);
  let [below, counted] = [0, 0];
  for (const [bound, count] of buckets) {
    if (count >= wanted && count > 0)
      return Number.isFinite(bound) ? below + ((bound - below) * (wanted - counted)) / (count - counted || 1) : below;
    [below, counted] = [bound, count];
  }
  return Number.NaN;
}

/** Routes that are shown. */
const mostRoutes = 8;

/** The routes whose answers took longest together, the first first; in milliseconds. */
export function busiestRoutes(samples: readonly Sample[]): { route: string; ms: number }[] {
  const times = new Map<string, number>();
  for (const { name, labels, value } of samples) {
    const { method = '', route = '' } = labels;
    if (name !== 'http_request_duration_seconds_sum' || route === 'none') continue;
    const key = `${method} ${route}`;
    times.set(key, (times.get(key) ?? 0) + value * 1000);
  }
  return [...times]
    .map(([route, ms]) => ({ route, ms }))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, mostRoutes);
}
