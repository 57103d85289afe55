import type { Review } from '#contract/entities/review.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { RecordedBadge, ReviewersWords } from './recorded-words.tsx';
import { ReviewEstadoBadge } from './review-badges.tsx';

type Props = { reviews: readonly Review[]; onClose: () => void };

/** 'Todas las Revisiones' (spec 001 §2): every review of the person with what they wrote. */
export function AllReviewsDialog({ reviews, onClose }: Props) {
  const t = useMessages();
  const { day } = useFormats();
  return (
    <Dialog open onOpenChange={onClose} title={t('reviewer.all.title')} closeLabel={t('common.close')}>
      {reviews.length === 0 ? (
        <p className="py-6 text-center text-muted">{t('reviewer.all.empty')}</p>
      ) : (
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be within reach of the keyboard
          tabIndex={0}
          aria-label={t('reviewer.all.title')}
          className="max-h-96 divide-y divide-line overflow-y-auto rounded-md border border-line px-4"
        >
          {reviews.map((review) => (
            <li key={review.id} className="py-4">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <ReviewEstadoBadge review={review} />
                <RecordedBadge review={review} />
                <span className="text-sm text-muted">
                  {t('reviewer.term.asignada')}: {day(review.fechaAsignacion)}
                </span>
              </div>
              <h3 className="mt-1.5 text-base">{review.titulo}</h3>
              {review.comentarios ? (
                <p className="mt-1 whitespace-pre-line">{review.comentarios}</p>
              ) : (
                <p className="mt-1 text-sm text-muted">{t('reviewer.all.noComments')}</p>
              )}
              <ReviewersWords review={review} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
