import type { PublicationSummary } from '#contract/entities/publication.ts';
import { trackOf } from '#contract/track.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { classes } from '#web/ui/classes.ts';

/** Where a work is on its way, small, for lists: as many bars as steps, filled up to where it stands. */
export function TrackBar({ work, className = 'mt-1.5 w-28' }: { work: PublicationSummary; className?: string }) {
  const t = useMessages();
  const { day } = useFormats();
  const steps = trackOf(work);
  const at = steps.findIndex(({ when }) => when === 'now');
  const { estado = work.estado, fecha = null } = steps[at] ?? {};
  const values = { at: at + 1, of: steps.length, name: t(`work.estado.${estado}`) };
  const words = fecha ? t('track.step.since', { ...values, day: day(fecha) }) : t('track.step', values);
  return (
    <span role="img" aria-label={words} title={words} className={classes('flex gap-0.5', className)}>
      {steps.map(({ estado: step }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the way; a draft is there twice
          key={index}
          className={classes(
            'h-1 grow rounded-sm',
            index > at ? 'bg-line' : step === 'RETIRADO' ? 'bg-danger' : 'bg-accent',
          )}
        />
      ))}
    </span>
  );
}
