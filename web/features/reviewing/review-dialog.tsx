import { useId } from 'react';
import { toast } from 'react-hot-toast';
import { Link } from 'react-router';
import type { Review } from '#contract/entities/review.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { ReviewFields } from './review-fields.tsx';
import { useReviewForm } from './use-review-form.ts';
import { takesConfidential } from './use-send-review.ts';

type Props = {
  work: { id: string; titulo: string };
  /** The person's review of it, where they have one. */
  own: Review | undefined;
  onClose: () => void;
};

/** 'Dejar Review' (spec 001 §2). It can be closed to go on reading: what was written is kept. The whole page is /revisiones/:id. */
export function ReviewDialog({ work, own, onClose }: Props) {
  const t = useMessages();
  const formId = useId();
  const review = useReviewForm(work.id, own, onClose);
  const leave = () => {
    // What is on its way is waited for: its answer says whether the draft is still needed.
    if (review.isSending) return;
    if (review.draft.keeping.isKept()) toast(t('reviewer.form.kept'));
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={t('reviewer.form.title')}
      description={work.titulo}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={leave}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={review.isSending}>
            {t(review.isSending ? 'reviewer.form.sending' : 'reviewer.form.send')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={review.submit} noValidate className="flex flex-col gap-6">
        {own && takesConfidential(own) && (
          <p>
            <Link to={`/revisiones/${own.id}`} className="link">
              {t('reviewing.openBeside')}
            </Link>
          </p>
        )}
        {own?.revisionPublica && <Notice>{t('reviewing.public')}</Notice>}
        <ReviewFields review={review} own={own} />
      </form>
    </Dialog>
  );
}
