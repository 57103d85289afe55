import { Send } from 'lucide-react';
import { toast } from 'react-hot-toast';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

/** 'Enviar un correo de prueba': to who asks, as all mails go; what becomes of it stands in the list. */
export function TestMailButton() {
  const t = useMessages();
  const test = useAct('testMail', ['listMails', 'activity']);
  const send = () =>
    test.mutate(
      {},
      {
        onSuccess: ({ para, estado }) =>
          toast.success(t(estado === 'GUARDADO' ? 'outbox.test.kept' : 'outbox.test.done', { email: para })),
        onError: (error) => toast.error(failureText(t('outbox.test.failed'), error)),
      },
    );
  return (
    <Button icon={<Send aria-hidden />} busy={test.isPending} onClick={send}>
      {t('outbox.test')}
    </Button>
  );
}
