/**
 * The figures of a process, in the text format 0.0.4 of Prometheus (prometheus.io/docs/instrumenting/exposition_formats).
 * Names, units and suffixes follow its naming: base units, `_seconds`, `_bytes`, `_total`.
 */
export type Labels = Readonly<Record<string, string | number>>;

interface Family {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  /** Its lines, each as [suffix, labels, value]. */
  samples: () => Iterable<readonly [string, Labels, number]>;
}

export class Registry {
  readonly #families: Family[] = [];

  /** Something that only grows; gives the function that adds to it. */
  counter(name: string, help: string): (labels?: Labels, by?: number) => void {
    const values = new Map<string, [Labels, number]>();
    this.#families.push({ name, help, type: 'counter', samples: () => unsuffixed(values.values()) });
    return (labels = {}, by = 1) => {
      const key = labelText(labels);
      values.set(key, [labels, (values.get(key)?.[1] ?? 0) + by]);
    };
  }

  /** Something read at the moment it is asked for: one value, or one for each set of labels. */
  reading(
    type: 'counter' | 'gauge',
    name: string,
    help: string,
    read: () => Iterable<readonly [Labels, number]>,
  ): void {
    this.#families.push({ name, help, type, samples: () => unsuffixed(read()) });
  }

  /** Something that is looked up before it is asked for; gives the function that says all of it anew. */
  gauge(name: string, help: string): (values: readonly (readonly [Labels, number])[]) => void {
    let shown: readonly (readonly [Labels, number])[] = [];
    this.reading('gauge', name, help, () => shown);
    return (values) => {
      shown = values;
    };
  }

  /** How often something took how long, in seconds; gives the function that tells of one time more. */
  histogram(name: string, help: string, bounds: readonly number[]): (labels: Labels, seconds: number) => void {
    const values = new Map<string, { labels: Labels; counts: number[]; sum: number; count: number }>();
    this.#families.push({
      name,
      help,
      type: 'histogram',
      *samples() {
        for (const { labels, counts, sum, count } of values.values()) {
          for (const [at, bound] of bounds.entries()) yield ['_bucket', { ...labels, le: bound }, counts[at] ?? 0];
          yield ['_bucket', { ...labels, le: '+Inf' }, count];
          yield ['_sum', labels, sum];
          yield ['_count', labels, count];
        }
      },
    });
    return (labels, seconds) => {
      const key = labelText(labels);
      const held = values.get(key) ?? { labels, counts: bounds.map(() => 0), sum: 0, count: 0 };
      values.set(key, held);
      held.sum += seconds;
      held.count += 1;
      // Buckets hold all that took no longer than their bound.
      for (let at = bounds.length - 1; at >= 0 && seconds <= (bounds[at] ?? 0); at--)
        held.counts[at] = (held.counts[at] ?? 0) + 1;
    };
  }

  /** Everything as text, a family after the other. */
  text(): string {
    return this.#families
      .map(({ name, help, type, samples }) => {
        const lines = [...samples()].map(
          ([suffix, labels, value]) => `${name}${suffix}${labelText(labels)} ${value}\n`,
        );
        return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
      })
      .join('');
  }
}

function* unsuffixed(values: Iterable<readonly [Labels, number]>) {
  for (const [labels, value] of values) yield ['', labels, value] as const;
}

// Asked of every answer and every statement: without a list made for it.
function labelText(labels: Labels): string {
  let text = '';
  for (const name in labels) text += `${text && ','}${name}="${escapeLabel(String(labels[name]))}"`;
  return text && `{${text}}`;
}

// Of every answer three labels: few have anything to be escaped.
const escapeLabel = (value: string) =>
  /[\\"\n]/.test(value) ? value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n') : value;
