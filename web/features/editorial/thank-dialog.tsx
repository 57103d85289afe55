import { toast } from 'react-hot-toast';
import type { Review } from '#contract/entities/review.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { deskCalls } from './stale.ts';

type Props = { review: Review; onClose: () => void };

/** Asks before a reviewer is thanked, since the mail goes out only once. */
export function ThankDialog({ review: { id, revisorNombre: name }, onClose }: Props) {
  const t = useMessages();
  const { mutate, isPending } = useAct('thankReviewer', deskCalls);
  const thank = () =>
    mutate(
      { params: { id } },
      {
        onSuccess: () => toast.success(t('desk.thank.done')),
        onError: (error) => toast.error(failureText(t('desk.thank.failed'), error)),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('desk.thank.ask')}
      description={t('desk.thank.text', { name })}
      confirmLabel={t('desk.thank')}
      cancelLabel={t('common.cancel')}
      tone="primary"
      busy={isPending}
      onConfirm={thank}
    />
  );
}
