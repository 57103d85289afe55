import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EditorialReport } from '#contract/entities/editorial.ts';
import { estados } from '#contract/vocabulary.ts';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ReportPart, type ReportRow } from './report-part.tsx';

/** 'Reportes' (spec 001 §2): publications by estado, and how the process goes. */
export function ReportsDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const query = useQuery({
    ...callQuery(useClient(), 'editorialReport'),
    staleTime: 0,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('desk.reports')}
      description={t('desk.reports.intro')}
      closeLabel={t('common.close')}
      size="wide"
    >
      <QueryState
        query={query}
        loading={t('desk.reports.loading')}
        failed={(error) => messageOf(error, t('desk.reports.failed'))}
      >
        {(data) => <Report of={data} />}
      </QueryState>
    </Dialog>
  );
}

function Report({ of }: { of: EditorialReport }) {
  const t = useMessages();
  const rows = useRows(of);
  const { tasa } = of.aceptacion;
  const percent = usePercent();
  return (
    <div className="grid gap-12">
      <ReportPart
        title={t('desk.reports.states')}
        headings={[t('desk.reports.state'), t('desk.reports.works')]}
        rows={rows.states}
        chart="standing"
      />
      <ReportPart
        title={t('desk.reports.first')}
        intro={t('desk.reports.first.intro', { count: of.primeraDecision.obras })}
        headings={[t('desk.reports.measure'), t('desk.reports.days')]}
        rows={rows.first}
      />
      <ReportPart
        title={t('desk.reports.outcomes')}
        intro={
          tasa === null ? t('desk.reports.outcomes.none') : t('desk.reports.outcomes.rate', { rate: percent(tasa) })
        }
        headings={[t('desk.reports.outcome'), t('desk.reports.works')]}
        rows={rows.outcomes}
      />
      <ReportPart
        title={t('desk.reports.months')}
        headings={[t('desk.reports.month'), t('desk.reports.reviews')]}
        rows={rows.months}
        chart="standing"
      />
      <ReportPart
        title={t('desk.reports.punctuality')}
        headings={[t('desk.reports.outcome'), t('desk.reports.reviews')]}
        rows={rows.punctuality}
        chart="lying"
      />
      <ReportPart
        title={t('desk.reports.reviewers')}
        headings={[
          t('desk.reports.reviewer'),
          t('desk.reports.completed'),
          t('desk.reports.onTime'),
          t('desk.reports.medianDays'),
        ]}
        rows={rows.reviewers}
        empty={t('desk.reports.noReviewers')}
      />
    </div>
  );
}

function usePercent() {
  const language = useLanguage();
  const format = useMemo(() => new Intl.NumberFormat(language, { style: 'percent' }), [language]);
  return (value: number) => format.format(value);
}

/** The rows of each part; the same ones until the figures change, so that no chart is drawn again for nothing. */
function useRows({ porEstado, primeraDecision, aceptacion, revisionesPorMes, puntualidad }: EditorialReport) {
  const t = useMessages();
  const language = useLanguage();
  return useMemo(() => {
    const month = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
    return {
      states: estados.map((estado): ReportRow => [t(`work.estado.${estado}`), porEstado[estado]]),
      first: [
        [t('desk.reports.median'), primeraDecision.mediana],
        [t('desk.reports.p90'), primeraDecision.p90],
      ] satisfies ReportRow[],
      outcomes: [
        [t('desk.reports.accepted'), aceptacion.aceptadas],
        [t('desk.reports.rejected'), aceptacion.rechazadas],
      ] satisfies ReportRow[],
      months: revisionesPorMes.map(({ mes, completadas }): ReportRow => [month.format(new Date(mes)), completadas]),
      punctuality: [
        [t('desk.reports.onTime'), puntualidad.aTiempo],
        [t('desk.reports.late'), puntualidad.tarde],
        [t('desk.reports.overdue'), puntualidad.vencidas],
      ] satisfies ReportRow[],
      reviewers: puntualidad.revisores.map(
        ({ nombre, completadas, aTiempo, diasMediana }): ReportRow => [nombre, completadas, aTiempo, diasMediana],
      ),
    };
  }, [t, language, porEstado, primeraDecision, aceptacion, revisionesPorMes, puntualidad]);
}
