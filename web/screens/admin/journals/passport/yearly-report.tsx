/** /admin/revistas/:id/pasaporte/anual: what a year of a journal came to, for who evaluates it, to be read and taken along. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { Link, useParams, useSearchParams } from 'react-router';
import { callAddress } from '#contract/call.ts';
import { journalCalls } from '#contract/calls/journals.ts';
import type { YearlyReport } from '#contract/entities/yearly-report.ts';
import { fill } from '#contract/words.ts';
import { type YearlyFormat, yearlyFormats } from '#contract/yearly-report.ts';
import { yearlyTables, yearlyWords } from '#contract/yearly-report-words.ts';
import { useClient } from '#web/data/client-context.ts';
import { download } from '#web/data/download.ts';
import { messageOf, problemOf } from '#web/data/problems.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { ReportPart } from '#web/features/editorial/reports/report-part.tsx';
import { useFormats } from '#web/messages/dates.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { staying } from '#web/routing/stay.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Select } from '#web/ui/Select.tsx';

export const title = 'yearly.title' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  const language = useLanguage();
  const { id = '' } = useParams();
  const [address, setAddress] = useSearchParams();
  const asked = address.get('anio');
  const query = useQuery({
    ...callQuery(useClient(), 'readYearlyReport', { params: { id }, query: asked === null ? {} : { anio: asked } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const report = query.data;
  return (
    <>
      <PageHeader
        title={report ? fill(yearlyWords.ofYear[language], { anio: String(report.anio) }, language) : t('yearly.title')}
        intro={report && <About report={report} />}
        back={<Link to={`/admin/revistas/${id}/pasaporte`}>{t('passport.back')}</Link>}
        actions={report && yearlyFormats.map((format) => <Take key={format} report={report} format={format} />)}
      />
      {report && (
        <search data-print="hide" className="mb-8 block">
          <Field label={t('yearly.year')} className="max-w-40">
            <Select
              value={String(report.anio)}
              onChange={({ currentTarget: { value } }) => setAddress({ anio: value }, staying)}
              options={report.anios.map((year) => ({ value: String(year), label: String(year) }))}
            />
          </Field>
        </search>
      )}
      <QueryState
        query={query}
        loading={t('yearly.loading')}
        failed={(error) => (isNoYear(error) ? t('yearly.year.none') : messageOf(error, t('yearly.failed')))}
      >
        {(data) => (
          <div className="flex flex-col gap-12">
            {yearlyTables(data, language).map((part) => (
              <ReportPart key={part.title} part={part} level={2} />
            ))}
          </div>
        )}
      </QueryState>
      {!report && query.error && isNoYear(query.error) && (
        <p className="mt-4 text-center">
          <Link to="?" className="link">
            {t('yearly.year.last')}
          </Link>
        </p>
      )}
    </>
  );
}

/** The address asks for a year that has not begun, or for what is no year. */
const isNoYear = (error: Error) => problemOf(error)?.code === 'datos_no_validos';

function About({ report: { revista, fecha, completo, comienzo } }: { report: YearlyReport }) {
  const t = useMessages();
  const language = useLanguage();
  const { day } = useFormats();
  const { nombre: name, issn } = revista;
  const say = (key: keyof typeof yearlyWords, dia = '') => fill(yearlyWords[key][language], { dia }, language);
  return (
    <>
      <p>{issn ? t('yearly.of', { name, issn }) : name}</p>
      <p className="text-sm">{say('made', day(fecha))}</p>
      {!completo && <p className="text-sm">{say('running')}</p>}
      {comienzo !== null && <p className="text-sm">{say('began', day(comienzo))}</p>}
    </>
  );
}

/** The report of the year that is shown, as a file. */
function Take({ report, format }: { report: YearlyReport; format: YearlyFormat }) {
  const t = useMessages();
  const [busy, setBusy] = useState(false);
  const shown = t(`yearly.${format}`);
  async function save(): Promise<void> {
    setBusy(true);
    try {
      const asked = { params: { id: report.revista.id, formato: format }, query: { anio: report.anio } };
      await download(callAddress(journalCalls.yearlyReportFile, asked));
    } catch (error) {
      toast.error(messageOf(error, t('yearly.take.failed')));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      icon={<Download aria-hidden />}
      aria-label={t('yearly.take', { anio: String(report.anio), format: shown })}
      busy={busy}
      onClick={() => void save()}
    >
      {shown}
    </Button>
  );
}
