import type { ReactNode } from 'react';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { BarChart } from '#web/ui/BarChart.tsx';
import { FoldedTable } from '#web/ui/FoldedTable.tsx';
import { Section } from '#web/ui/Section.tsx';

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

/** Counts as a chart with its values, and the same figures as a table, folded below it. */
export function Counts({ title, intro, heading, countHeading, rows, lying }: Props) {
  const t = useMessages();
  const { number } = useFormats();
  return (
    <Section title={title} intro={intro}>
      <BarChart
        name={title}
        labels={rows.map(({ label }) => label)}
        series={[{ label: countHeading, values: rows.map(({ count }) => count) }]}
        lying={lying}
        format={number}
      />
      <FoldedTable
        label={t('work.usage.table')}
        caption={title}
        headings={[heading, countHeading]}
        rows={rows.map(({ id, label, count, content }) => ({ id, cells: [content ?? label, number(count)] }))}
      />
    </Section>
  );
}
