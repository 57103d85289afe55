import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useFormats } from '#web/messages/dates.ts';
import { Section } from '#web/ui/Section.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

const BarChart = lazy(async () => ({ default: (await import('#web/ui/BarChart.tsx')).BarChart }));

export type Row = {
  id: string;
  label: string;
  count: number;
  /** What stands in the table where it is more than the label, as a link. */
  content?: ReactNode;
};

type Props = {
  title: string;
  intro?: string;
  /** Headings of the table. */
  heading: string;
  countHeading: string;
  rows: readonly Row[];
  /** Labels are long: the bars lie. */
  lying?: boolean;
};

/** Counts as a chart for the eye, with a table of the same figures beside it for everybody. */
export function Counts({ title, intro, heading, countHeading, rows, lying }: Props) {
  const { number } = useFormats();
  const bars = useMemo(() => rows.map(({ label, count }) => ({ label, value: count })), [rows]);
  return (
    <Section title={title} intro={intro}>
      <div className="grid items-start gap-8 roomy:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Suspense fallback={<Skeleton lines={6} />}>
          <BarChart bars={bars} lying={lying} format={number} />
        </Suspense>
        <table className="w-full border-y border-line text-sm">
          <caption className="sr-only">{title}</caption>
          <thead className="text-xs text-muted">
            <tr>
              <th scope="col" className="py-2 pe-4 text-start font-semibold">
                {heading}
              </th>
              <th scope="col" className="py-2 text-end font-semibold">
                {countHeading}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {rows.map(({ id, label, count, content }) => (
              <tr key={id}>
                <th scope="row" className="py-2 pe-4 text-start font-normal wrap-anywhere">
                  {content ?? label}
                </th>
                <td className="py-2 text-end font-semibold tabular-nums">{number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
