import { toast } from 'react-hot-toast';
import type { Review } from '#contract/entities/review.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { deskCalls } from './stale.ts';

/** The calls that send a reviewer a mail of fixed words, and which of the desk's texts are theirs. */
const mails = { resendInvitation: 'sendAgain', thankReviewer: 'thank' } as const;

type Props = { mail: keyof typeof mails; review: Review; onClose: () => void };

/** Asks before such a mail goes out: an invitation that nobody has answered, with another link; or thanks, which go out only once. */
export function MailReviewerDialog({ mail, review: { id, revisorNombre: name }, onClose }: Props) {
  const t = useMessages();
  const words = mails[mail];
  const { mutate, isPending } = useAct(mail, deskCalls);
  const send = () =>
    mutate(
      { params: { id } },
      {
        onSuccess: () => toast.success(t(`desk.${words}.done`, { name })),
        onError: (error) => toast.error(failureText(t(`desk.${words}.failed`), error)),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(`desk.${words}.ask`)}
      description={t(`desk.${words}.text`, { name })}
      confirmLabel={t(`desk.${words}`)}
      cancelLabel={t('common.cancel')}
      tone="primary"
      busy={isPending}
      onConfirm={send}
    />
  );
}
