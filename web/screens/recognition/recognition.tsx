/** /reconocimiento: what a reviewer's work came to, certificates of it, and records for ORCID. */
import { useState } from 'react';
import { Link } from 'react-router';
import type { ReviewingSummary } from '#contract/entities/recognition.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useFormats } from '#web/messages/dates.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Select } from '#web/ui/Select.tsx';
import { StatCard, StatRow } from '#web/ui/StatCard.tsx';
import { Certificates } from './certificates.tsx';
import { DownloadButton } from './download-button.tsx';

export const title = 'recognition.title' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  const query = useCall('reviewingSummary');
  return (
    <>
      <PageHeader title={t('recognition.title')} intro={t('recognition.intro')} />
      <QueryState
        query={query}
        loading={t('recognition.loading')}
        failed={t('recognition.failed')}
        isEmpty={({ anios }) => anios.length === 0}
        empty={
          <EmptyState
            title={t('recognition.none')}
            action={
              <Button asChild>
                <Link to="/mis-revisiones">{t('navigation.reviews')}</Link>
              </Button>
            }
          >
            {t('recognition.none.text')}
          </EmptyState>
        }
      >
        {(summary) => (
          <div className="flex max-w-4xl flex-col gap-12">
            <Year latest={summary} />
            <Section title={t('recognition.certificates')} intro={t('recognition.certificates.intro')}>
              <Certificates years={summary.anios} />
            </Section>
            <Section title={t('recognition.orcid')} intro={t('recognition.orcid.intro')}>
              <DownloadButton path="/reviews/orcid">{t('recognition.orcid.download')}</DownloadButton>
            </Section>
          </div>
        )}
      </QueryState>
    </>
  );
}

/** The figures of one year: the last, until another is chosen. */
function Year({ latest }: { latest: ReviewingSummary }) {
  const t = useMessages();
  const [year, setYear] = useState(latest.anio ?? undefined);
  const query = useCall('reviewingSummary', year === latest.anio ? {} : { query: { anio: year } });
  return (
    <Section title={t('recognition.year')}>
      <div className="mb-6 max-w-40">
        <Field label={t('recognition.year.label')}>
          <Select
            value={String(year)}
            options={latest.anios.map((each) => ({ value: String(each), label: String(each) }))}
            onChange={({ target }) => setYear(Number(target.value))}
          />
        </Field>
      </div>
      <QueryState query={query} loading={t('recognition.loading')} failed={t('recognition.failed')}>
        {(summary) => <Figures summary={summary} />}
      </QueryState>
    </Section>
  );
}

function Figures({ summary }: { summary: ReviewingSummary }) {
  const t = useMessages();
  const { number } = useFormats();
  const { revisiones, obras, rondasSiguientes, diasMediana, conPlazo, aTiempo } = summary;
  return (
    <StatRow>
      <StatCard
        label={t('recognition.reviews')}
        value={number(revisiones)}
        hint={t('recognition.reviews.hint', { count: rondasSiguientes })}
      />
      <StatCard label={t('recognition.works')} value={number(obras)} />
      <StatCard
        label={t('recognition.days')}
        value={diasMediana === null ? '–' : number(diasMediana)}
        hint={t('recognition.days.hint')}
      />
      <StatCard
        label={t('recognition.onTime')}
        value={
          conPlazo === 0
            ? t('recognition.onTime.none')
            : t('recognition.onTime.of', { onTime: number(aTiempo), due: number(conPlazo) })
        }
      />
    </StatRow>
  );
}
