import { Link } from 'react-router';
import type { Review } from '#contract/entities/review.ts';
import { messageOf } from '#web/data/problems.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState, together } from '#web/data/query-state.tsx';
import { ReviewsOfWork } from '#web/features/editorial/reviews-of-work.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

/** 'Ver' (docs/specification.md 1): one review as its editor reads and manages it, asked anew after each change. */
export function ReviewSheet({ review, onClose }: { review: Review; onClose: () => void }) {
  const t = useMessages();
  const params = { id: review.publicacionId };
  const work = useCall('getPublication', { params });
  const reviews = useCall('reviewsOfPublication', { params, query: { limit: 100 } });
  const query = together(
    [work, reviews],
    work.data && reviews.data && { work: work.data, shown: reviews.data.reviews.filter(({ id }) => id === review.id) },
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('admin.reviews.review')}
      description={review.publicacionTitulo}
      closeLabel={t('common.close')}
      footer={
        <Button asChild>
          <Link to={`/publications/${review.publicacionId}`}>{t('admin.reviews.toWork')}</Link>
        </Button>
      }
    >
      <QueryState
        query={query}
        loading={t('admin.reviews.loading')}
        failed={(error) => messageOf(error, t('admin.reviews.failed'))}
      >
        {(data) => (
          <>
            {data.shown.length > 0 ? (
              // The list begins with space for what stands before it elsewhere.
              <div className="mt-2">
                <ReviewsOfWork work={data.work} reviews={data.shown} />
              </div>
            ) : (
              <p>{t('admin.reviews.gone')}</p>
            )}
            <p className="mt-4 text-sm break-all text-muted">
              {t('admin.reviews.id')}: {review.id}
            </p>
          </>
        )}
      </QueryState>
    </Dialog>
  );
}
