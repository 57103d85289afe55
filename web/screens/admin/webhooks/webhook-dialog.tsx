import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Webhook } from '#contract/entities/webhook.ts';
import { longest } from '#contract/limits.ts';
import { webhookEvents } from '#contract/webhooks.ts';
import { messageOf, problemOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { CheckboxGroup } from '#web/ui/CheckboxGroup.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';

type Props = { webhook?: Webhook; onClose: () => void; onSecret?: (secret: string) => void };

/** Makes a webhook, or changes one. */
export function WebhookDialog({ webhook, onClose, onSecret }: Props) {
  const t = useMessages();
  const make = useAct('makeWebhook', ['listWebhooks']);
  const change = useAct('changeWebhook', ['listWebhooks']);
  const [nombre, setNombre] = useState(webhook?.nombre ?? '');
  const [direccion, setDireccion] = useState(webhook?.direccion ?? '');
  const [chosen, setChosen] = useState<readonly string[]>(webhook?.eventos ?? webhookEvents);
  const isBusy = make.isPending || change.isPending;
  const faultOf = (field: string) =>
    problemOf(make.error ?? change.error)?.errors?.find((each) => each.field.startsWith(field))?.message ?? undefined;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const body = {
      nombre,
      direccion: direccion.trim(),
      eventos: webhookEvents.filter((each) => chosen.includes(each)),
    };
    const onError = (error: Error) => void toast.error(messageOf(error, t('webhooks.saveFailed')));
    if (webhook) change.mutate({ params: { id: webhook.id }, body }, { onSuccess: onClose, onError });
    else
      make.mutate(
        { body },
        {
          onSuccess: ({ secreto }) => {
            onClose();
            onSecret?.(secreto);
          },
          onError,
        },
      );
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(webhook ? 'webhooks.change' : 'webhooks.new')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form="webhook" busy={isBusy}>
            {t(webhook ? 'webhooks.save' : 'webhooks.make')}
          </Button>
        </>
      }
    >
      <form id="webhook" noValidate onSubmit={save} className="flex flex-col gap-6">
        <Field label={t('webhooks.name')} hint={t('webhooks.name.hint')} error={faultOf('nombre')} required>
          <Input
            data-first-focus
            maxLength={longest.webhookName}
            value={nombre}
            onChange={({ currentTarget }) => setNombre(currentTarget.value)}
          />
        </Field>
        <Field label={t('webhooks.address')} hint={t('webhooks.address.hint')} error={faultOf('direccion')} required>
          <Input
            type="url"
            maxLength={longest.webhookAddress}
            spellCheck={false}
            autoCapitalize="none"
            value={direccion}
            onChange={({ currentTarget }) => setDireccion(currentTarget.value)}
          />
        </Field>
        <CheckboxGroup
          legend={t('webhooks.events')}
          name="eventos"
          error={faultOf('eventos')}
          values={chosen}
          onChange={(value, isChosen) =>
            setChosen((before) => (isChosen ? [...before, value] : before.filter((each) => each !== value)))
          }
          options={webhookEvents.map((value) => ({ value, label: t(`webhooks.evento.${value}`), description: value }))}
        />
      </form>
    </Dialog>
  );
}
