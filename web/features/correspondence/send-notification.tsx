import { Mail } from 'lucide-react';
import { useState } from 'react';
import { isOfferedMessages, mayWriteTo } from '#contract/roles.ts';
import { useSession } from '#web/data/session.ts';
import { late } from '#web/messages/late.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

const SendDialog = late(async () => (await import('./send-dialog.tsx')).SendDialog);

type Props = {
  /** The work that the message will be about. */
  about?: { id: string; titulo: string };
  /** Also to editors, on screens where the spec does not say who sees it. */
  editors?: boolean;
  /** The 'send-email form' of /notificaciones. */
  asEmail?: boolean;
};

/** 'Enviar Notificación', for administrators and authors (spec 001 §2); nothing for others. */
export function SendNotification({ about, editors = false, asEmail = false }: Props) {
  const t = useMessages();
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  if (editors ? mayWriteTo(user) === 'nobody' : !isOfferedMessages(user)) return null;
  return (
    <>
      <Button icon={<Mail aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('mail.title')}
      </Button>
      {open && (
        <SendDialog
          asEmail={asEmail}
          subject={about ? t('mail.about', { title: about.titulo }).slice(0, 200) : ''}
          draft={about ? `mensaje.${about.id}` : 'mensaje'}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
