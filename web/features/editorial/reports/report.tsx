import { Download } from 'lucide-react';
import type { EditorialReport } from '#contract/entities/editorial.ts';
import { saveBlob } from '#web/data/save-file.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { reportCsv } from './report-csv.ts';
import { ReportPart } from './report-part.tsx';
import { useReportParts } from './use-report-parts.ts';

type Props = {
  of: EditorialReport;
  /** Of the headings of its parts. */
  level: 2 | 3;
};

/** A report: the days that it is of, and its parts one below the other. */
export function Report({ of, level }: Props) {
  const t = useMessages();
  const { day } = useFormats();
  const parts = useReportParts(of);
  return (
    <div className="flex flex-col gap-12">
      <p className="text-muted">{t('desk.reports.range', { from: day(of.desde), to: day(of.hasta) })}</p>
      {parts.map((part) => (
        <ReportPart key={part.title} part={part} level={level} />
      ))}
    </div>
  );
}

/**
 * All of a report as one file, which says first of which days it is.
 * @param about and of which works
 */
export function ReportFile({ of, about }: { of: EditorialReport; about?: string }) {
  const t = useMessages();
  const language = useLanguage();
  const { day } = useFormats();
  const range = t('desk.reports.range', { from: day(of.desde), to: day(of.hasta) });
  const said = { title: t('desk.reports'), headings: [range, ...(about ? [about] : [])], rows: [] };
  const parts = [said, ...useReportParts(of)];
  const save = () =>
    saveBlob(
      new Blob([reportCsv(parts, language)], { type: 'text/csv;charset=utf-8' }),
      `${t('desk.reports.file')}-${of.desde}-${of.hasta}.csv`,
    );
  return (
    <Button icon={<Download aria-hidden />} onClick={save}>
      {t('desk.reports.csv')}
    </Button>
  );
}
