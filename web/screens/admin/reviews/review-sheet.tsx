import { Link } from 'react-router';
import type { Review } from '#contract/entities/review.ts';
import { messageOf } from '#web/data/problems.ts';
import { useCall } from '#web/data/queries.ts';
import { ReviewsOfWork } from '#web/features/editorial/reviews-of-work.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';

/** 'Ver' (docs/specification.md 1): one review as its editor reads and manages it, asked anew after each change. */
export function ReviewSheet({ review, onClose }: { review: Review; onClose: () => void }) {
  const t = useMessages();
  const params = { id: review.publicacionId };
  const work = useCall('getPublication', { params });
  const reviews = useCall('reviewsOfPublication', { params, query: { limit: 100 } });
  const failed = work.error ?? reviews.error;
  const shown = reviews.data?.reviews.filter(({ id }) => id === review.id);
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
      {work.data && shown ? (
        <>
          {shown.length > 0 ? (
            // The list begins with space for what stands before it elsewhere.
            <div className="mt-2">
              <ReviewsOfWork work={work.data} reviews={shown} />
            </div>
          ) : (
            <p>{t('admin.reviews.gone')}</p>
          )}
          <p className="mt-4 text-sm break-all text-muted">
            {t('admin.reviews.id')}: {review.id}
          </p>
        </>
      ) : failed ? (
        <ErrorState
          message={messageOf(failed, t('admin.reviews.failed'))}
          retryLabel={t('common.retry')}
          onRetry={() => Promise.all([work.refetch(), reviews.refetch()])}
          busy={work.isFetching || reviews.isFetching}
        />
      ) : (
        <Spinner label={t('admin.reviews.loading')} />
      )}
    </Dialog>
  );
}
