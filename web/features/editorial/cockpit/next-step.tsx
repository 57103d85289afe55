import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Desk, Wait } from '#contract/entities/editorial.ts';
import type { Publication } from '#contract/entities/publication.ts';
import type { Review } from '#contract/entities/review.ts';
import { workPage } from '#contract/public-addresses.ts';
import { WorkActions } from '#web/features/editorial/acts/work-actions.tsx';
import { RemindButton } from '#web/features/editorial/remind-button.tsx';
import { daysSince, daysUntil } from '#web/features/reviewing/deadline.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { turnWords } from '../turn-words.ts';
import { type StepAct, stepAct } from './step.ts';

type Props = {
  work: Publication;
  desk: Desk;
  reviews: readonly Review[];
  onInvite: () => void;
  onDecide: () => void;
};

/** What comes next with a work, whose turn it is and until when, and the one button that does it. */
export function NextStep({ work, desk, reviews, onInvite, onDecide }: Props) {
  const t = useMessages();
  const { espera } = desk;
  const act = stepAct(work, espera, reviews);
  // Who is in time may be reminded, and need not be.
  const isDue = act.kind === 'remind' ? act.late : act.kind !== 'none' && act.kind !== 'read';
  return (
    <section
      aria-labelledby="siguiente-paso"
      className={classes(
        'mb-8 flex flex-col gap-4 rounded-md border p-4 sm:flex-row sm:items-center sm:justify-between sm:px-6',
        isDue ? 'border-accent-line bg-accent-wash' : 'border-line bg-wash',
      )}
    >
      <div className="min-w-0">
        <p className="label-caps">{t('cockpit.next')}</p>
        <h2 id="siguiente-paso" className="mt-0.5 text-lg">
          {work.etapaProduccion && t(`track.stage.${work.etapaProduccion}`)}
          {!work.etapaProduccion && t(espera ? `cockpit.step.${espera.espera}` : `cockpit.step.${work.estado}`)}
        </h2>
        {espera && (
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
            <Turn wait={espera} editor={desk.editor} />
            <span className="text-muted">{t('cockpit.since', { days: daysSince(espera.desde) })}</span>
            <Due at={espera.vence} />
          </p>
        )}
      </div>
      <StepButton act={act} work={work} onInvite={onInvite} onDecide={onDecide} />
    </section>
  );
}

function Turn({ wait, editor }: { wait: Wait; editor: Desk['editor'] }) {
  const t = useMessages();
  return <span className={wait.turno === 'TUYO' ? 'font-semibold' : undefined}>{turnWords(t, wait, editor)}</span>;
}

function Due({ at }: { at: string }) {
  const t = useMessages();
  const days = daysUntil(at);
  return Date.parse(at) < Date.now() ? (
    <span className="font-semibold text-red">{t('desk.due.past', { days: -days })}</span>
  ) : (
    <span className="text-muted">{t('desk.due.left', { days })}</span>
  );
}

type StepButtonProps = Pick<Props, 'work' | 'onInvite' | 'onDecide'> & { act: StepAct };

function StepButton({ act, work, onInvite, onDecide }: StepButtonProps): ReactNode {
  const t = useMessages();
  const about = (action: string) => t('editor.about', { action, title: work.titulo });
  switch (act.kind) {
    case 'invite':
      return (
        <Button variant="primary" aria-label={about(t('cockpit.invite'))} onClick={onInvite}>
          {t('cockpit.invite')}
        </Button>
      );
    case 'decide':
      return (
        <Button variant="primary" aria-haspopup="dialog" aria-label={about(t('cockpit.decide'))} onClick={onDecide}>
          {t('cockpit.decide')}
        </Button>
      );
    case 'remind':
      return (
        <RemindButton
          reviews={act.reviews}
          label={t('cockpit.remind', { count: act.reviews.length })}
          variant={act.late ? 'primary' : 'secondary'}
        />
      );
    case 'publish':
      return <WorkActions work={work} show={['PUBLICAR']} />;
    case 'produce':
      return (
        <Button asChild variant="primary">
          <Link to="?parte=produccion">{t('cockpit.produce')}</Link>
        </Button>
      );
    case 'read':
      return (
        <Button asChild>
          <Link to={workPage(work.id)}>{t('cockpit.read')}</Link>
        </Button>
      );
    default:
      return <p className="shrink-0 text-sm text-muted">{t('cockpit.nothing')}</p>;
  }
}
