/** /editorial/reportes: how the process went from a day to a day, to be printed and taken along as a file. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { EditorialReport } from '#contract/entities/editorial.ts';
import { tipos } from '#contract/vocabulary.ts';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { Report, ReportFile } from '#web/features/editorial/reports/report.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { staying } from '#web/routing/stay.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Select } from '#web/ui/Select.tsx';
import { type ReportFilters, readReportFilters, writeReportFilters } from './report-address.ts';

export const title = 'desk.reports' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  const [address, setAddress] = useSearchParams();
  const filters = readReportFilters(address);
  const query = useQuery({
    ...callQuery(useClient(), 'editorialReport', { query: filters }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const about = useAbout(filters, query.data);
  const change = (some: ReportFilters) =>
    setAddress((before) => writeReportFilters({ ...readReportFilters(before), ...some }), staying);
  return (
    <>
      <PageHeader
        title={t('desk.reports')}
        intro={about}
        actions={
          query.data && (
            <>
              <ReportFile of={query.data} about={about} />
              <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
                {t('desk.reports.print')}
              </Button>
            </>
          )
        }
      />
      <Filters filters={filters} report={query.data} onChange={change} />
      <QueryState
        query={query}
        loading={t('desk.reports.loading')}
        failed={(error) => messageOf(error, t('desk.reports.failed'))}
      >
        {(data) => <Report of={data} level={2} />}
      </QueryState>
    </>
  );
}

/** Of which works it is, for who reads it on paper. */
function useAbout({ tipo, editor }: ReportFilters, report: EditorialReport | undefined): string {
  const t = useMessages();
  const name = report?.editores.find(({ id }) => id === editor)?.nombre;
  const about = [tipo && t(`work.tipo.${tipo}`), name && t('desk.reports.handledBy', { name })].filter(Boolean);
  return about.length > 0 ? about.join(' · ') : t('desk.reports.intro.page');
}

type FiltersProps = {
  filters: ReportFilters;
  report: EditorialReport | undefined;
  onChange: (some: ReportFilters) => void;
};

function Filters({ filters, report, onChange }: FiltersProps) {
  const t = useMessages();
  const { tipo, editor } = filters;
  return (
    <search data-print="hide" className="mb-8 flex flex-wrap gap-4">
      <Field label={t('desk.reports.from')} className="grow basis-40 sm:max-w-52">
        <Input
          type="date"
          value={filters.desde ?? report?.desde ?? ''}
          max={filters.hasta ?? report?.hasta}
          onChange={({ currentTarget: { value } }) => onChange({ desde: value || undefined })}
        />
      </Field>
      <Field label={t('desk.reports.to')} className="grow basis-40 sm:max-w-52">
        <Input
          type="date"
          value={filters.hasta ?? report?.hasta ?? ''}
          min={filters.desde ?? report?.desde}
          onChange={({ currentTarget: { value } }) => onChange({ hasta: value || undefined })}
        />
      </Field>
      <Field label={t('queue.tipo')} className="grow basis-40 sm:max-w-52">
        <Select
          value={tipo ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ tipo: tipos.find((each) => each === value) })}
          options={[
            { value: '', label: t('queue.any') },
            ...tipos.map((value) => ({ value, label: t(`work.tipo.${value}`) })),
          ]}
        />
      </Field>
      <Field label={t('queue.handledBy')} className="grow basis-40 sm:max-w-60">
        <Select
          value={editor ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ editor: value || undefined })}
          options={[
            { value: '', label: t('queue.handledBy.any') },
            ...(report?.editores ?? []).map(({ id, nombre }) => ({ value: id, label: nombre })),
          ]}
        />
      </Field>
    </search>
  );
}
