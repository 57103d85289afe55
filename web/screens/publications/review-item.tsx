import type { Review } from '#contract/entities/review.ts';
import { AnnotationList } from '#web/features/reviewing/annotations/annotation-list.tsx';
import { AnsweredForm } from '#web/features/reviewing/answered-form.tsx';
import { AnsweredPoints } from '#web/features/reviewing/answered-points.tsx';
import { AttachedFiles } from '#web/features/reviewing/attached-files.tsx';
import { RecordedBadge, ReviewersWords } from '#web/features/reviewing/recorded-words.tsx';
import { ReviewEstadoBadge } from '#web/features/reviewing/review-badges.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ReplyForm } from './reply-form.tsx';

type Props = {
  review: Review;
  /** Another review is being answered. */
  waits: boolean;
  onAnswering: (is: boolean) => void;
};

/** A review as its author's side reads it: who, what it says, and the reply or the box to write it in. */
export function ReviewItem({ review, waits, onAnswering }: Props) {
  const t = useMessages();
  const { day } = useFormats();
  const { fechaCompletada } = review;
  return (
    <article aria-label={t('author.review.of', { name: reviewerOf(review) })} className="flex flex-col gap-3">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-base">{reviewerOf(review)}</h3>
        <span className="flex flex-wrap gap-x-4 gap-y-1">
          <ReviewEstadoBadge review={review} />
          <RecordedBadge review={review} />
        </span>
        <p className="basis-full text-sm text-muted">
          {t('author.review.round', { round: review.ronda })}
          {fechaCompletada && (
            <>
              {' · '}
              <time dateTime={fechaCompletada}>{day(fechaCompletada)}</time>
            </>
          )}
        </p>
      </header>
      <p className="font-serif whitespace-pre-line">{review.comentario || t('author.review.noComment')}</p>
      <ReviewersWords review={review} />
      <AnnotationList review={review} />
      <AnsweredForm review={review} />
      <AttachedFiles files={review.archivos} />
      <AnsweredPoints review={review} />
      {review.comentarioAutor ? (
        <div className="mt-2 border-s-2 border-accent-line ps-4">
          <h4 className="font-sans text-sm font-semibold">{t('author.review.yourReply')}</h4>
          <p className="mt-1 whitespace-pre-line">{review.comentarioAutor}</p>
        </div>
      ) : (
        review.acciones.includes('RESPONDER') && <ReplyForm review={review} waits={waits} onAnswering={onAnswering} />
      )}
    </article>
  );
}

const reviewerOf = ({ revisorNombre, revisorId }: Review) => revisorNombre || revisorId || '-';
