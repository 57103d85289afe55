import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { TimedStep } from '#contract/entities/process-times.ts';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { type TrackStep, trackOf } from '#contract/track.ts';
import type { Estado } from '#contract/vocabulary.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { classes } from '#web/ui/classes.ts';
import { Section } from '#web/ui/Section.tsx';

/** The step of the open clock by which a work comes to where it is ahead. */
const clockOf: Partial<Record<Estado, 'ACEPTACION' | 'PUBLICACION'>> = {
  APROBADO: 'ACEPTACION',
  PUBLICADO: 'PUBLICACION',
};

/** Where a work is on its way, with the days of each step, and how long what is ahead usually takes at this press. */
export function ProcessTrack({ work }: { work: PublicationSummary }) {
  const t = useMessages();
  const steps = trackOf(work);
  const isUnderWay = steps.some(({ when }) => when === 'ahead');
  const { data } = useQuery({ ...callQuery(useClient(), 'processTimes'), enabled: isUnderWay });
  const usual = (paso: TimedStep) => data?.pasos.find((step) => step.paso === paso)?.dias;
  const now = steps.find(({ when }) => when === 'now')?.estado;
  const isFirst = now === 'EN_REVISION' && work.ronda === 1;
  const waiting = isFirst ? 'PRIMERA_DECISION' : now === 'CAMBIOS_SOLICITADOS' ? 'CAMBIOS' : undefined;
  const days = waiting && usual(waiting);
  return (
    <Section title={t('track.title')}>
      <ol className="flex flex-col sm:flex-row">
        {steps.map((step, index) => {
          const by = step.when === 'ahead' ? clockOf[step.estado] : undefined;
          const ahead = by && usual(by);
          return (
            <Step
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the way; a draft is there twice
              key={index}
              step={step}
              round={step.when === 'now' && work.ronda > 1 ? work.ronda : undefined}
            >
              {step.when === 'now' && work.etapaProduccion && t(`track.stage.${work.etapaProduccion}`)}
              {by && ahead !== undefined && t(`track.usual.${by}`, { days: Math.ceil(ahead) })}
            </Step>
          );
        })}
      </ol>
      {waiting && days !== undefined && (
        <p className="mt-4 text-sm text-muted">{t(`track.usual.${waiting}`, { days: Math.ceil(days) })}</p>
      )}
    </Section>
  );
}

const marks: Record<TrackStep['when'], string> = {
  past: 'border-accent bg-accent text-on-accent',
  now: 'border-accent bg-paper ring-4 ring-accent-wash',
  ahead: 'border-line-strong bg-paper',
};

function Step({ step, round, children }: { step: TrackStep; round: number | undefined; children: React.ReactNode }) {
  const t = useMessages();
  const { day } = useFormats();
  const { estado, when, fecha } = step;
  return (
    <li
      aria-current={when === 'now' ? 'step' : undefined}
      className="group relative flex min-w-0 grow basis-0 gap-3 pb-5 last:pb-0 sm:flex-col sm:gap-2 sm:pe-4 sm:pb-0"
    >
      {/* The line to the next step: down on a telephone, across elsewhere. */}
      <span
        aria-hidden
        className={classes(
          'absolute start-2.25 top-5 bottom-0 w-px group-last:hidden sm:start-5 sm:end-0 sm:top-2.25 sm:bottom-auto sm:h-px sm:w-auto',
          when === 'past' ? 'bg-accent' : 'bg-line-strong',
        )}
      />
      <span
        aria-hidden
        className={classes('z-10 flex size-5 shrink-0 items-center justify-center rounded-full border-2', marks[when])}
      >
        {when === 'past' && <Check className="size-3.5" />}
      </span>
      <div className="min-w-0 text-sm">
        <p className={classes(when === 'now' && 'font-semibold', when === 'ahead' && 'text-muted')}>
          {t(`work.estado.${estado}`)}
          {round !== undefined && `, ${t('track.round', { round })}`}
          <span className="sr-only"> ({t(`track.${when}`)})</span>
        </p>
        {fecha && (
          <time dateTime={fecha} className="text-muted whitespace-normal">
            {day(fecha)}
          </time>
        )}
        {children && <p className="text-muted">{children}</p>}
      </div>
    </li>
  );
}
