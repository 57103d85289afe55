import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Review } from '#contract/entities/review.ts';
import { useAct } from '#web/data/queries.ts';
import { ReasonField } from '#web/features/forms/reason-field.tsx';
import { failureText } from '#web/features/publication/failure-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';

type Props = { review: Review; onClose: () => void };

/** Says no to a review, with a reason for the editors. */
export function DeclineDialog({ review, onClose }: Props) {
  const t = useMessages();
  const [motivo, setMotivo] = useState('');
  const decline = useAct('declineReview', ['myReviews', 'listPublications', 'getPublication']);
  const confirm = () =>
    decline.mutate(
      { params: { id: review.id }, body: { motivo } },
      {
        onSuccess: () => {
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
      disabled={motivo.trim() === ''}
      busy={decline.isPending}
      onConfirm={confirm}
    >
      <ReasonField
        label={t('reviewer.decline.motivo')}
        hint={t('reviewer.decline.motivo.hint')}
        value={motivo}
        onChange={setMotivo}
      />
    </ConfirmDialog>
  );
}
