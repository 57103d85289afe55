import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useNavigate } from 'react-router';
import type { Webhook } from '#contract/entities/webhook.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { RowActs } from '#web/ui/RowActs.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

type Props = { webhook: Webhook; onSecret: (secret: string) => void };

/** What an administrator does with a webhook. */
export function WebhookActs({ webhook, onSecret }: Props) {
  const t = useMessages();
  const params = { id: webhook.id };
  const test = useAct('testWebhook', ['listWebhooks', 'listWebhookDeliveries']);
  const change = useAct('changeWebhook', ['listWebhooks']);
  const [asks, setAsks] = useState<'change' | 'secret' | 'remove'>();
  const close = () => setAsks(undefined);
  const failed = (error: Error) => void toast.error(failureText(t('webhooks.actFailed'), error));
  const isActive = webhook.estado === 'ACTIVO';
  const name = (label: string) => `${label}: ${webhook.nombre}`;
  return (
    <>
      <RowActs
        more={name(t('webhooks.more'))}
        acts={[
          {
            id: 'test',
            label: t('webhooks.test'),
            about: name(t('webhooks.test')),
            busy: test.isPending,
            onSelect: () =>
              test.mutate({ params }, { onSuccess: () => void toast.success(t('webhooks.tested')), onError: failed }),
          },
          {
            id: 'pause',
            label: t(isActive ? 'webhooks.pause' : 'webhooks.resume'),
            busy: change.isPending,
            onSelect: () => change.mutate({ params, body: { activo: !isActive } }, { onError: failed }),
          },
          { id: 'change', label: t('webhooks.change'), asks: true, onSelect: () => setAsks('change') },
          { id: 'secret', label: t('webhooks.newSecret'), asks: true, onSelect: () => setAsks('secret') },
          { id: 'remove', label: t('webhooks.remove'), tone: 'danger', asks: true, onSelect: () => setAsks('remove') },
        ]}
      />
      {asks === 'change' && <WebhookDialog webhook={webhook} onClose={close} />}
      {asks === 'secret' && <RenewSecret webhook={webhook} onClose={close} onSecret={onSecret} />}
      {asks === 'remove' && <Removal webhook={webhook} onClose={close} />}
    </>
  );
}

function RenewSecret({ webhook, onClose, onSecret }: Props & { onClose: () => void }) {
  const t = useMessages();
  const { moment } = useFormats();
  const renew = useAct('renewWebhookSecret', ['listWebhooks']);
  const until = webhook.secretoAnteriorHasta;
  const [inmediata, setInmediata] = useState(false);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('webhooks.newSecret.ask', { name: webhook.nombre })}
      description={until ? t('webhooks.newSecret.overlap', { when: moment(until) }) : t('webhooks.newSecret.text')}
      confirmLabel={t('webhooks.newSecret.make')}
      cancelLabel={t('common.cancel')}
      busy={renew.isPending}
      disabled={until !== null && !inmediata}
      onConfirm={() =>
        renew.mutate(
          { params: { id: webhook.id }, body: { inmediata } },
          {
            onSuccess: ({ secreto }) => {
              onClose();
              onSecret(secreto);
            },
            onError: (error) => void toast.error(failureText(t('webhooks.actFailed'), error)),
          },
        )
      }
    >
      <Checkbox
        label={t('webhooks.newSecret.now')}
        checked={inmediata}
        onChange={({ currentTarget }) => setInmediata(currentTarget.checked)}
      />
    </ConfirmDialog>
  );
}

function Removal({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useMessages();
  const navigate = useNavigate();
  const remove = useAct('removeWebhook', ['listWebhooks']);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('webhooks.remove.ask', { name: webhook.nombre })}
      description={t('webhooks.remove.text')}
      confirmLabel={t('webhooks.remove')}
      cancelLabel={t('common.cancel')}
      tone="danger"
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(
          { params: { id: webhook.id } },
          {
            onSuccess: () => {
              onClose();
              void navigate('/admin/webhooks/todos');
            },
            onError: (error) => void toast.error(failureText(t('webhooks.actFailed'), error)),
          },
        )
      }
    />
  );
}
