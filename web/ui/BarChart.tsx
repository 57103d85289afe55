import { classes } from './classes.ts';

export type Series = {
  label: string;
  /** One for each label of the chart. */
  values: readonly number[];
};

export type BarChartProps = {
  /** What it shows, in a sentence: all that who cannot see it hears of it, beside the table. */
  name: string;
  /** Of each place, whole. */
  labels: readonly string[];
  /** One, or two side by side. */
  series: readonly Series[];
  /** What stands under the columns, under as many as there is room for; absent: their labels. */
  ticks?: readonly string[];
  /** Bars lie under their labels: for long ones. */
  lying?: boolean;
  /** How a value is written. */
  format?: (value: number) => string;
};

const fills = ['fill-accent', 'fill-line-strong'];

/**
 * Counts as bars from 0, with their values: in two series above the highest and the last column, the others where the pointer
 * is. Drawn with the page, without scripts. Put a table with the same figures beside it (`FoldedTable`).
 */
export function BarChart({ name, labels, series, ticks = labels, lying = false, format = String }: BarChartProps) {
  const most = Math.max(1, ...series.flatMap(({ values }) => values));
  const titles = labels.map((label, at) => titleOf(label, at, series, format));
  return (
    <div className="min-w-0">
      {series.length > 1 && (
        <ul className="mb-2 flex flex-wrap gap-x-4 text-xs text-muted">
          {series.map(({ label }, at) => (
            <li key={label} className="flex items-center gap-1.5">
              {/* Drawn, as the bars are: what is a background is not printed. */}
              <svg aria-hidden="true" viewBox="0 0 1 1" className={classes('size-2.5', fills[at])}>
                <rect width="1" height="1" />
              </svg>
              {label}
            </li>
          ))}
        </ul>
      )}
      {lying ? (
        <Lying {...{ name, labels, series, format, most, titles }} />
      ) : (
        <Standing {...{ name, ticks, series, format, most, titles }} />
      )}
    </div>
  );
}

/** 'marzo de 2026: 12 lecturas, 3 descargas'; of one series its value alone. */
const titleOf = (label: string, at: number, series: readonly Series[], format: (value: number) => string) =>
  `${label}: ${series
    .map((each) => `${format(each.values[at] ?? 0)}${series.length > 1 ? ` ${each.label.toLowerCase()}` : ''}`)
    .join(', ')}`;

type Drawn = Required<Pick<BarChartProps, 'name' | 'series' | 'format'>> & { most: number; titles: readonly string[] };

/** Pixels: of the columns, above them, and below for what stands there. */
const standing = { height: 150, above: 18, below: 22 };
/** Of a column with its space, at most: wider ones would be planks. */
const widest = 88;
/** Short ones, on a telephone. */
const mostTicks = 6;
/** Up to here each column can carry its value. */
const mostValues = 12;

/** Columns. Across everything is a share of the width, so that letters and lines keep their size on any screen. */
function Standing({ name, ticks, series, format, most, titles }: Drawn & { ticks: readonly string[] }) {
  const { height, above, below } = standing;
  const width = 100 / titles.length;
  const bar = (width * 0.72) / series.length;
  const foot = above + height;
  const [first] = series;
  const highest = first ? first.values.indexOf(Math.max(...first.values)) : -1;
  const every = Math.ceil(titles.length / mostTicks);
  const shows = (at: number) => titles.length <= mostValues || at === highest || at === titles.length - 1;
  return (
    <svg
      role="img"
      aria-label={name}
      width={titles.length * widest}
      height={above + height + below}
      className="block max-w-full overflow-visible"
    >
      {[0.5, 1].map((part) => (
        <line key={part} x1="0" x2="100%" y1={foot - height * part} y2={foot - height * part} className="stroke-line" />
      ))}
      {titles.map((title, at) => {
        const left = at * width;
        return (
          <g key={title} className="group">
            <title>{title}</title>
            <rect
              x={`${left}%`}
              y="0"
              width={`${width}%`}
              height={foot}
              className="fill-transparent group-hover:fill-wash"
            />
            {series.map(({ label, values }, which) => {
              const tall = ((values[at] ?? 0) / most) * height;
              return (
                <rect
                  key={label}
                  x={`${left + width * 0.14 + which * bar}%`}
                  y={foot - tall}
                  width={`${bar * 0.92}%`}
                  height={tall}
                  className={fills[which]}
                />
              );
            })}
            {first && (
              <text
                x={`${left + width * 0.14 + bar * 0.46}%`}
                y={foot - ((first.values[at] ?? 0) / most) * height - 4}
                textAnchor="middle"
                strokeWidth="4"
                paintOrder="stroke"
                className={classes(
                  'fill-ink stroke-paper text-2xs tabular-nums',
                  !shows(at) && 'opacity-0 group-hover:opacity-100',
                )}
              >
                {format(first.values[at] ?? 0)}
              </text>
            )}
            {at % every === Math.floor(every / 2) && (
              <text x={`${left + width / 2}%`} y={foot + 15} textAnchor="middle" className="fill-muted text-2xs">
                {ticks[at]}
              </text>
            )}
          </g>
        );
      })}
      <line x1="0" x2="100%" y1={foot} y2={foot} className="stroke-line-strong" />
    </svg>
  );
}

/** Pixels of a label with its bar below it. */
const lyingHeight = 36;

/** Bars under their labels, each with its value at its end. */
function Lying({ name, labels, series: [first], format, most, titles }: Drawn & { labels: readonly string[] }) {
  return (
    <svg role="img" aria-label={name} width="100%" height={labels.length * lyingHeight} className="block max-w-3xl">
      {labels.map((label, at) => {
        const value = first?.values[at] ?? 0;
        const top = at * lyingHeight;
        // Room is left for the value behind the longest bar.
        const long = (value / most) * 86;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two works may have one title, and bars never move
          <g key={at}>
            <title>{titles[at]}</title>
            <text x="0" y={top + 12} className="fill-muted text-xs">
              {cut(label)}
            </text>
            <rect x="0" y={top + 18} width={`${long}%`} height="12" className="fill-accent" />
            <text x={`${long}%`} dx="6" y={top + 28} className="fill-ink text-xs tabular-nums">
              {format(value)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** A long label ends after its last whole word that fits on a telephone. */
const cut = (label: string) => (label.length <= 52 ? label : `${label.slice(0, 50).replace(/\s+\S*$/, '')}…`);
