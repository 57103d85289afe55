import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Review } from '#contract/entities/review.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { deskCalls } from './stale.ts';

/** 'Agradecer': asks once more, since the mail goes out only once. */
export function ThankButton({ review }: { review: Review }) {
  const t = useMessages();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useAct('thankReviewer', deskCalls);
  const name = review.revisorNombre;
  return (
    <>
      <Button
        size="small"
        aria-label={t('desk.thank.about', { name })}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {t('desk.thank')}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={t('desk.thank.ask')}
          description={t('desk.thank.text', { name })}
          confirmLabel={t('desk.thank')}
          cancelLabel={t('common.cancel')}
          tone="primary"
          busy={isPending}
          onConfirm={() =>
            mutate(
              { params: { id: review.id } },
              {
                onSuccess: () => toast.success(t('desk.thank.done')),
                onError: (error) => toast.error(failureText(t('desk.thank.failed'), error)),
                onSettled: () => setAsking(false),
              },
            )
          }
        />
      )}
    </>
  );
}
