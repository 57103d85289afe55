import { toast } from 'react-hot-toast';
import type { Review } from '#contract/entities/review.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { useSavedState } from '#web/features/forms/use-saved-state.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { DeclineFields } from './decline-fields.tsx';
import { declinedReview, decliningSchema, nothingSaid, type Reason, reasonIn } from './declining.ts';

type Props = { review: Review; onClose: () => void };

/** Says no to a review, with a reason for the editors. */
export function DeclineDialog({ review, onClose }: Props) {
  const t = useMessages();
  const { value: said, write, forget, keeping } = useSavedState(`declinar.${review.id}`, decliningSchema, nothingSaid);
  const { data: work } = useCall('getPublication', { params: { id: review.publicacionId } });
  const decline = useAct('declineReview', ['myReviews', 'getReview', 'listPublications', 'getPublication']);
  const say = (reason: Reason) => t(`reviewing.decline.${reason}`);
  const confirm = () =>
    decline.mutate(
      { params: { id: review.id }, body: declinedReview(said, say) },
      {
        onSuccess: () => {
          forget();
          toast.success(t('reviewer.decline.done'));
          onClose();
        },
        onError: (error) => toast.error(failureText(t('reviewer.decline.failed'), error)),
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('reviewer.decline.title')}
      description={t('reviewer.decline.text', { title: review.titulo })}
      cancelLabel={t('common.cancel')}
      confirmLabel={t('reviewer.decline.confirm')}
      disabled={reasonIn(said, say) === ''}
      busy={decline.isPending}
      onConfirm={confirm}
    >
      <DeclineFields value={said} onChange={write} knowsAuthors={(work?.autores.length ?? 0) > 0} />
      <DraftLine keeping={keeping} />
    </ConfirmDialog>
  );
}
