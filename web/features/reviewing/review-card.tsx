import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Review } from '#contract/entities/review.ts';
import type { KindOf } from '#web/features/publications/journals.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { AcceptButton } from './accept-button.tsx';
import { DeadlineText } from './deadline-text.tsx';
import { Facts } from './facts.tsx';
import { NextStep } from './next-step.tsx';
import { PrioridadBadge, ReviewEstadoBadge } from './review-badges.tsx';
import { isDeclined, isWaiting } from './review-lists.ts';
import type { Opening } from './reviewer-dialogs.tsx';

type Props = {
  review: Review;
  /** How deep its title is on the page. */
  level: 2 | 3;
  /** Asked for once by the list (`useKindWords`): each card that asked would listen for itself. */
  kindOf: KindOf;
  onOpen: (opening: Opening) => void;
  /** More about it, under its facts. */
  children?: ReactNode;
};

/** A review as its reviewer sees it in a list: the work, how urgent it is, and what can be done. */
export function ReviewCard({ review, level, kindOf, onOpen, children }: Props) {
  const t = useMessages();
  const Heading = level === 2 ? 'h2' : 'h3';
  const { day } = useFormats();
  const { publicacionId, titulo, ronda, acciones } = review;
  // A work that came back is there once for each round.
  const about = (action: string) =>
    t(ronda > 1 ? 'reviewer.about.round' : 'reviewer.about', { action, title: titulo, round: ronda });
  // What is to be written now is written on its page, beside the manuscript: there the recommendation is asked for, and none is preset.
  const isToBeWritten = acciones.includes('REVISAR') && isWaiting(review) && !acciones.includes('ACEPTAR');
  return (
    <li className="rests py-6">
      <article>
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          <PrioridadBadge prioridad={review.prioridad} />
          <ReviewEstadoBadge review={review} />
        </div>
        <Heading className="mt-2 max-w-reading text-lg leading-snug">{titulo}</Heading>
        <Facts
          items={[
            { term: t('reviewer.term.autor'), description: review.autor },
            { term: t('reviewer.term.tipo'), description: kindOf(review) },
            { term: t('reviewer.term.asignada'), description: day(review.fechaAsignacion) },
            {
              term: t('reviewer.term.limite'),
              description: <DeadlineText deadline={review.fechaLimite} counting={isWaiting(review)} />,
            },
          ]}
        />
        <NextStep review={review} />
        {children}
        {acciones.includes('ACEPTAR') && review.revisionPublica && (
          <p className="mt-3 max-w-reading text-sm">{t('reviewing.public')}</p>
        )}
        <div className="mt-4 flex flex-wrap gap-2">
          {acciones.includes('ACEPTAR') && <AcceptButton review={review} label={about(t('reviewing.accept'))} />}
          {(!isDeclined(review) || review.retirada) && (
            <Button asChild size="small" variant={isToBeWritten ? 'primary' : 'secondary'}>
              <Link to={`/revisiones/${review.id}`} aria-label={about(t('reviewing.open'))}>
                {t('reviewing.open')}
              </Link>
            </Button>
          )}
          {acciones.includes('REVISAR') && (
            <Button
              size="small"
              aria-label={about(t('reviewer.form.title'))}
              aria-haspopup="dialog"
              onClick={() => onOpen({ kind: 'write', publicacionId, titulo })}
            >
              {t('reviewer.form.title')}
            </Button>
          )}
          <Button
            size="small"
            aria-label={about(t('reviewer.view'))}
            aria-haspopup="dialog"
            onClick={() => onOpen({ kind: 'read', publicacionId })}
          >
            {t('reviewer.view')}
          </Button>
          {acciones.includes('DECLINAR') && (
            <Button
              size="small"
              variant="quiet"
              aria-label={about(t('reviewer.decline'))}
              aria-haspopup="dialog"
              onClick={() => onOpen({ kind: 'decline', review })}
            >
              {t('reviewer.decline')}
            </Button>
          )}
        </div>
      </article>
    </li>
  );
}
