import { BookOpen, CalendarClock, LibraryBig } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { workPage } from '#contract/public-addresses.ts';
import { estados } from '#contract/vocabulary.ts';
import { UsageChart } from '#web/features/publications/usage-chart.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Section } from '#web/ui/Section.tsx';
import { StatCard, StatRow } from '#web/ui/StatCard.tsx';
import { Counts } from './counts.tsx';
import { WorksUsed } from './works-used.tsx';

type Statistics = CallAnswer<Calls['myStatistics']>;

/** How an author's works stand, what they are about, how often they are read and how long they were in review. */
export function Figures({ of }: { of: Statistics }) {
  const t = useMessages();
  const { number } = useFormats();
  const { states, keywords, read, stretches } = useRows(of);
  const { publicaciones, mediana } = of.diasEnRevision;
  return (
    <div className="grid gap-12">
      <StatRow>
        <StatCard
          label={t('statistics.total')}
          icon={<LibraryBig aria-hidden />}
          value={number(states.reduce((total, { count }) => total + count, 0))}
          hint={t('statistics.total.hint')}
        />
        <StatCard
          label={t('statistics.readings')}
          icon={<BookOpen aria-hidden />}
          value={number(of.lecturas)}
          hint={t('statistics.readings.hint')}
        />
        <StatCard
          label={t('statistics.days')}
          icon={<CalendarClock aria-hidden />}
          value={mediana === null ? '—' : number(Math.round(mediana))}
          hint={t('statistics.days.hint', { count: publicaciones })}
        />
      </StatRow>
      {of.porMes.length > 0 && (
        <Section title={t('work.usage.title')} intro={t('statistics.usage.intro')}>
          <UsageChart months={of.porMes} />
        </Section>
      )}
      <WorksUsed of={of.usoCounter} />
      <Counts
        title={t('statistics.states')}
        heading={t('statistics.state')}
        countHeading={t('statistics.count')}
        rows={states}
        lying
      />
      {keywords.length > 0 ? (
        <Counts
          title={t('statistics.keywords')}
          heading={t('statistics.keyword')}
          countHeading={t('statistics.count')}
          rows={keywords}
          lying
        />
      ) : (
        <Section title={t('statistics.keywords')}>
          <EmptyState title={t('statistics.keywords.empty')} />
        </Section>
      )}
      {read.length > 0 && (
        <Counts
          title={t('statistics.mostRead')}
          intro={t('statistics.mostRead.intro')}
          heading={t('statistics.work')}
          countHeading={t('statistics.readings')}
          rows={read}
          lying
        />
      )}
      {publicaciones > 0 && (
        <Counts
          title={t('statistics.days.title')}
          intro={t('statistics.days.intro')}
          heading={t('statistics.days.stretch')}
          countHeading={t('statistics.count')}
          rows={stretches}
        />
      )}
    </div>
  );
}

/** The rows of each part; the same ones until the figures change, so that no chart is drawn again for nothing. */
function useRows({ porEstado, palabrasFrecuentes, masLeidas, diasEnRevision }: Statistics) {
  const t = useMessages();
  return useMemo(
    () => ({
      states: estados.map((id) => ({ id, label: t(`work.estado.${id}`), count: porEstado[id] })),
      keywords: palabrasFrecuentes
        .toSorted((one, other) => other.veces - one.veces || one.palabra.localeCompare(other.palabra))
        .map(({ palabra, veces }) => ({ id: palabra, label: palabra, count: veces })),
      read: masLeidas.map(({ id, titulo, lecturas }) => ({
        id,
        label: titulo,
        count: lecturas,
        content: (
          <Link to={workPage(id)} className="link link-alone">
            {titulo}
          </Link>
        ),
      })),
      stretches: diasEnRevision.tramos.map(({ hasta, publicaciones }, index, all) => {
        const before = all[index - 1]?.hasta ?? -1;
        const label =
          hasta === null
            ? t('statistics.days.over', { days: before })
            : before < 0
              ? t('statistics.days.upTo', { days: hasta })
              : t('statistics.days.between', { from: before + 1, to: hasta });
        return { id: String(hasta), label, count: publicaciones };
      }),
    }),
    [t, porEstado, palabrasFrecuentes, masLeidas, diasEnRevision],
  );
}
