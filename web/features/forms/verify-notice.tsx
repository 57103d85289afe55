import type { ReactNode } from 'react';
import { toast } from 'react-hot-toast';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** The address has to be confirmed, for the first time or again; `children` say what that means here. */
export function VerifyNotice({ title, children }: { title?: string; children: ReactNode }) {
  const t = useMessages();
  const resend = useAct('resendVerification');
  const send = () =>
    resend.mutate(
      {},
      {
        onSuccess: () => toast.success(t('profile.verify.sent')),
        onError: (error) => toast.error(messageOf(error, t('profile.verify.failed'))),
      },
    );
  return (
    <Notice
      tone="warning"
      title={title ?? t('profile.verify.title')}
      action={
        <Button size="small" busy={resend.isPending} onClick={send}>
          {t('profile.verify.resend')}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
