import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useNavigate } from 'react-router';
import type { Inbox } from '#contract/entities/notify.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { RowActs } from '#web/ui/RowActs.tsx';
import { InboxDialog } from './inbox-dialog.tsx';

/** What an administrator does with an inbox. */
export function InboxActs({ inbox }: { inbox: Inbox }) {
  const t = useMessages();
  const params = { id: inbox.id };
  const change = useAct('changeInbox', ['listInboxes']);
  const [asks, setAsks] = useState<'change' | 'remove'>();
  const close = () => setAsks(undefined);
  const failed = (error: Error) => void toast.error(failureText(t('inboxes.actFailed'), error));
  const isActive = inbox.estado === 'ACTIVO';
  const name = (label: string) => `${label}: ${inbox.nombre}`;
  return (
    <>
      <RowActs
        more={name(t('inboxes.more'))}
        acts={[
          {
            id: 'pause',
            label: t(isActive ? 'inboxes.pause' : 'inboxes.resume'),
            about: name(t(isActive ? 'inboxes.pause' : 'inboxes.resume')),
            busy: change.isPending,
            onSelect: () => change.mutate({ params, body: { activo: !isActive } }, { onError: failed }),
          },
          { id: 'change', label: t('inboxes.change'), asks: true, onSelect: () => setAsks('change') },
          { id: 'remove', label: t('inboxes.remove'), tone: 'danger', asks: true, onSelect: () => setAsks('remove') },
        ]}
      />
      {asks === 'change' && <InboxDialog inbox={inbox} onClose={close} />}
      {asks === 'remove' && <Removal inbox={inbox} onClose={close} />}
    </>
  );
}

function Removal({ inbox, onClose }: { inbox: Inbox; onClose: () => void }) {
  const t = useMessages();
  const navigate = useNavigate();
  const remove = useAct('removeInbox', ['listInboxes']);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('inboxes.remove.ask', { name: inbox.nombre })}
      description={t('inboxes.remove.text')}
      confirmLabel={t('inboxes.remove')}
      cancelLabel={t('common.cancel')}
      tone="danger"
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(
          { params: { id: inbox.id } },
          {
            onSuccess: () => {
              onClose();
              void navigate('/admin/buzones/todos');
            },
            onError: (error) => void toast.error(failureText(t('inboxes.actFailed'), error)),
          },
        )
      }
    />
  );
}
