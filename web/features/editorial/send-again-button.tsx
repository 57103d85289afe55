import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Review } from '#contract/entities/review.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { deskCalls } from './stale.ts';

/** 'Enviar de nuevo': an invitation that nobody has answered, with another link. */
export function SendAgainButton({ review: { id, revisorNombre: name } }: { review: Review }) {
  const t = useMessages();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useAct('resendInvitation', deskCalls);
  const send = () =>
    mutate(
      { params: { id } },
      {
        onSuccess: () => toast.success(t('desk.sendAgain.done', { name })),
        onError: (error) => toast.error(failureText(t('desk.sendAgain.failed'), error)),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button
        size="small"
        aria-label={t('desk.sendAgain.about', { name })}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {t('desk.sendAgain')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={t('desk.sendAgain.ask')}
          description={t('desk.sendAgain.text', { name })}
          confirmLabel={t('desk.sendAgain')}
          cancelLabel={t('common.cancel')}
          tone="primary"
          busy={isPending}
          onConfirm={send}
        />
      )}
    </>
  );
}
