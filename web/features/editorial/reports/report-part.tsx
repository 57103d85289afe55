import type { CsvCell } from '#contract/csv.ts';
import { useFormats } from '#web/messages/dates.ts';
import { BarChart } from '#web/ui/BarChart.tsx';
import { classes } from '#web/ui/classes.ts';
import { Section } from '#web/ui/Section.tsx';

export type ReportRow = readonly [string, ...CsvCell[]];

/** One table of a report. */
export type Part = {
  title: string;
  intro?: string;
  /** Of the columns; the first names its row. */
  headings: readonly string[];
  rows: readonly ReportRow[];
  /** The columns after the first as bars, at most two; lying ones for long names. */
  chart?: 'standing' | 'lying';
  /** Instead of rows, where there are none. */
  empty?: string;
  /** Its cells are sentences, and no figures. */
  wordy?: true;
};

/** A part of the report: a chart with its values, and beside it, for the paper too, the same figures as a table. */
/** More rows than these would leave half a sheet blank, were they kept together. */
const fewRows = 14;

export function ReportPart({ part, level }: { part: Part; level: 2 | 3 }) {
  const { title, intro, headings, rows, chart, empty, wordy } = part;
  const { number } = useFormats();
  return (
    <Section
      title={title}
      intro={intro}
      level={level}
      className={rows.length > fewRows ? undefined : 'break-inside-avoid'}
    >
      <div
        className={
          chart
            ? 'grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'
            : undefined
        }
      >
        {chart && (
          <BarChart
            name={title}
            labels={rows.map(([label]) => label)}
            series={headings.slice(1, 3).map((label, at) => ({
              label,
              values: rows.map((row) => Number(row[at + 1] ?? 0)),
            }))}
            lying={chart === 'lying'}
            format={number}
          />
        )}
        {rows.length > 0 ? (
          <Figures title={title} headings={headings} rows={rows} wordy={wordy} />
        ) : (
          <p className="text-muted">{empty}</p>
        )}
      </div>
    </Section>
  );
}

type FiguresProps = Pick<Part, 'title' | 'headings' | 'rows'> & { wordy: true | undefined };

function Figures({ title, headings: [first, ...others], rows, wordy }: FiguresProps) {
  const { number } = useFormats();
  const placed = wordy ? 'text-start wrap-anywhere' : 'text-end font-semibold';
  return (
    <table className="w-full border-y border-line text-sm">
      <caption className="sr-only">{title}</caption>
      <thead className="text-xs text-muted">
        <tr>
          <th scope="col" className="py-2 pe-4 text-start font-semibold">
            {first}
          </th>
          {others.map((heading) => (
            <th
              key={heading}
              scope="col"
              className={classes('py-2 ps-2 font-semibold', wordy ? 'text-start' : 'text-end')}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line">
        {rows.map(([name, ...cells], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and rows never move
          <tr key={index}>
            <th scope="row" className="py-2 pe-4 text-start font-normal wrap-anywhere print:py-0.5">
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={others[at]} className={classes('py-2 ps-2 align-top tabular-nums print:py-0.5', placed)}>
                {cell === null ? '—' : typeof cell === 'number' ? number(cell) : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
