import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Mail } from '#contract/entities/mail.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';

/** What can be done about a mail that failed: 'Reintentar', unless its text is forgotten, 'Enviar de nuevo' of an invitation, and 'Descartar'. */
export function MailActions({ mail }: { mail: Mail }) {
  const t = useMessages();
  const [asking, setAsking] = useState(false);
  const retry = useAct('retryMail', ['listMails']);
  const discard = useAct('discardMail', ['listMails']);
  const anew = useAct('resendInvitation', ['listMails']);
  const invite = (id: string) =>
    anew.mutateAsync({ params: { id } }).then(
      () => toast.success(t('outbox.sendAgain.done')),
      (error: unknown) => toast.error(failureText(t('outbox.sendAgain.failed'), error)),
    );
  const input = { params: { id: mail.id } };
  // The mail is no more in the filtered list by then, and with it what `mutate` would call back.
  const again = () =>
    retry.mutateAsync(input).then(
      () => toast.success(t('outbox.retry.done')),
      (error: unknown) => toast.error(failureText(t('outbox.retry.failed'), error)),
    );
  const drop = () =>
    discard
      .mutateAsync(input)
      .then(
        () => toast.success(t('outbox.discard.done')),
        (error: unknown) => toast.error(failureText(t('outbox.discard.failed'), error)),
      )
      .finally(() => setAsking(false));
  return (
    <>
      {mail.acciones.includes('DESCARTAR') && (
        <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('outbox.discard')}
        </Button>
      )}
      {mail.acciones.includes('REINTENTAR') && (
        <Button variant="primary" busy={retry.isPending} onClick={() => void again()}>
          {t('outbox.retry')}
        </Button>
      )}
      {mail.acciones.includes('REENVIAR') && (
        <Button variant="primary" busy={anew.isPending} onClick={() => mail.reviewId && void invite(mail.reviewId)}>
          {t('outbox.sendAgain')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('outbox.discard.title')}
        description={t('outbox.discard.text', { subject: mail.asunto, to: mail.para })}
        confirmLabel={t('outbox.discard')}
        cancelLabel={t('common.cancel')}
        onConfirm={() => void drop()}
        busy={discard.isPending}
      />
    </>
  );
}
