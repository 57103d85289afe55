import { toast } from 'react-hot-toast';
import type { Review } from '#contract/entities/review.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { deskCalls } from './stale.ts';

type Props = { review: Review; onClose: () => void };

/** Asks before an invitation that nobody has answered is sent again, with another link. */
export function SendAgainDialog({ review: { id, revisorNombre: name }, onClose }: Props) {
  const t = useMessages();
  const { mutate, isPending } = useAct('resendInvitation', deskCalls);
  const send = () =>
    mutate(
      { params: { id } },
      {
        onSuccess: () => toast.success(t('desk.sendAgain.done', { name })),
        onError: (error) => toast.error(failureText(t('desk.sendAgain.failed'), error)),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('desk.sendAgain.ask')}
      description={t('desk.sendAgain.text', { name })}
      confirmLabel={t('desk.sendAgain')}
      cancelLabel={t('common.cancel')}
      tone="primary"
      busy={isPending}
      onConfirm={send}
    />
  );
}
