import { toast } from 'react-hot-toast';
import type { Review } from '#contract/entities/review.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

type Props = {
  review: Review;
  /** Says which review, where several stand beside one another. */
  label?: string;
};

/** Accepts an invitation to review. */
export function AcceptButton({ review, label }: Props) {
  const t = useMessages();
  const accept = useAct('acceptReview', ['myReviews', 'getReview']);
  return (
    <Button
      size="small"
      variant="primary"
      aria-label={label}
      busy={accept.isPending}
      onClick={() =>
        accept.mutate(
          { params: { id: review.id } },
          {
            onSuccess: () => toast.success(t('reviewing.accepted')),
            onError: (error) => toast.error(failureText(t('reviewing.accept.failed'), error)),
          },
        )
      }
    >
      {t('reviewing.accept')}
    </Button>
  );
}
