import { useMemo } from 'react';
import type { EditorialReport } from '#contract/entities/editorial.ts';
import { estados } from '#contract/vocabulary.ts';
import { formatsIn } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import type { Part, ReportRow } from './report-part.tsx';

/** The parts of a report in words; the same ones until the figures change, so that no chart is drawn again for nothing. */
export function useReportParts(of: EditorialReport): Part[] {
  const t = useMessages();
  const language = useLanguage();
  return useMemo(() => {
    const { porEstado, primeraDecision, rechazoSinRevision, aceptacion, revisionesPorMes, usoPorMes, puntualidad } = of;
    const month = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
    const { percent } = formatsIn(language);
    const { tasa } = aceptacion;
    const measuredHeadings = [
      t('desk.reports.outcome'),
      t('desk.reports.works'),
      t('desk.reports.median'),
      t('desk.reports.p90'),
    ];
    return [
      {
        title: t('desk.reports.states'),
        headings: [t('desk.reports.state'), t('desk.reports.works')],
        rows: estados.map((estado): ReportRow => [t(`work.estado.${estado}`), porEstado[estado]]),
        chart: 'lying',
      },
      {
        title: t('desk.reports.first'),
        intro: t('desk.reports.first.intro', { count: primeraDecision.obras + rechazoSinRevision.obras }),
        headings: measuredHeadings,
        rows: [
          [t('desk.reports.reviewed'), primeraDecision.obras, primeraDecision.mediana, primeraDecision.p90],
          [t('desk.reports.unreviewed'), rechazoSinRevision.obras, rechazoSinRevision.mediana, rechazoSinRevision.p90],
        ],
      },
      {
        title: t('desk.reports.outcomes'),
        intro:
          tasa === null ? t('desk.reports.outcomes.none') : t('desk.reports.outcomes.rate', { rate: percent(tasa) }),
        headings: [t('desk.reports.outcome'), t('desk.reports.works')],
        rows: [
          [t('desk.reports.accepted'), aceptacion.aceptadas],
          [t('desk.reports.rejected'), aceptacion.rechazadas],
          [t('desk.reports.unreviewed'), aceptacion.sinRevision],
        ],
      },
      {
        title: t('desk.reports.months'),
        headings: [t('desk.reports.month'), t('desk.reports.reviews')],
        rows: revisionesPorMes.map(({ mes, completadas }): ReportRow => [month.format(new Date(mes)), completadas]),
        chart: 'standing',
      },
      {
        title: t('work.usage.title'),
        headings: [t('work.usage.month'), t('work.usage.readings'), t('work.usage.downloads')],
        rows: usoPorMes.map(
          ({ mes, lecturas, descargas }): ReportRow => [month.format(new Date(mes)), lecturas, descargas],
        ),
        ...(usoPorMes.length > 0 && { chart: 'standing' }),
        empty: t('desk.reports.noUsage'),
      },
      {
        title: t('desk.reports.punctuality'),
        ...(puntualidad.diasMediana !== null && {
          intro: t('desk.reports.punctuality.median', { days: Math.round(puntualidad.diasMediana) }),
        }),
        headings: [t('desk.reports.outcome'), t('desk.reports.reviews')],
        rows: [
          [t('desk.reports.onTime'), puntualidad.aTiempo],
          [t('desk.reports.late'), puntualidad.tarde],
          [t('desk.reports.overdue'), puntualidad.vencidas],
        ],
        chart: 'lying',
      },
      {
        title: t('desk.reports.reviewers'),
        headings: [
          t('desk.reports.reviewer'),
          t('desk.reports.completed'),
          t('desk.reports.onTime'),
          t('desk.reports.medianDays'),
        ],
        rows: puntualidad.revisores.map(
          ({ nombre, completadas, aTiempo, diasMediana }): ReportRow => [nombre, completadas, aTiempo, diasMediana],
        ),
        empty: t('desk.reports.noReviewers'),
      },
    ];
  }, [t, language, of]);
}
