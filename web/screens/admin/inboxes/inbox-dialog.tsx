import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Inbox } from '#contract/entities/notify.ts';
import { longest } from '#contract/limits.ts';
import { announcedKinds } from '#contract/notify.ts';
import { messageOf, problemOf } from '#web/data/problems.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { CheckboxGroup } from '#web/ui/CheckboxGroup.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Select } from '#web/ui/Select.tsx';

type Props = { inbox?: Inbox; onClose: () => void };

/** Makes an inbox, or changes one. */
export function InboxDialog({ inbox, onClose }: Props) {
  const t = useMessages();
  const make = useAct('makeInbox', ['listInboxes']);
  const change = useAct('changeInbox', ['listInboxes']);
  const [nombre, setNombre] = useState(inbox?.nombre ?? '');
  const [direccion, setDireccion] = useState(inbox?.direccion ?? '');
  const [actor, setActor] = useState(inbox?.actor ?? '');
  const [revistaId, setRevistaId] = useState(inbox?.revistaId ?? null);
  const journals = useCall('listManagedJournals').data?.revistas ?? [];
  const [chosen, setChosen] = useState<readonly string[]>(inbox?.clases ?? announcedKinds);
  const [recibe, setRecibe] = useState(inbox?.recibe ?? false);
  const isBusy = make.isPending || change.isPending;
  const faultOf = (field: string) =>
    problemOf(make.error ?? change.error)?.errors?.find((each) => each.field.startsWith(field))?.message ?? undefined;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const body = {
      nombre,
      direccion: direccion.trim(),
      actor: actor.trim(),
      revistaId,
      clases: announcedKinds.filter((each) => chosen.includes(each)),
      recibe,
    };
    const onError = (error: Error) => void toast.error(messageOf(error, t('inboxes.saveFailed')));
    if (inbox) change.mutate({ params: { id: inbox.id }, body }, { onSuccess: onClose, onError });
    else make.mutate({ body }, { onSuccess: onClose, onError });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(inbox ? 'inboxes.change' : 'inboxes.new')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form="inbox" busy={isBusy}>
            {t(inbox ? 'inboxes.save' : 'inboxes.make')}
          </Button>
        </>
      }
    >
      <form id="inbox" noValidate onSubmit={save} className="flex flex-col gap-6">
        <Field label={t('inboxes.name')} hint={t('inboxes.name.hint')} error={faultOf('nombre')} required>
          <Input
            data-first-focus
            maxLength={longest.webhookName}
            value={nombre}
            onChange={({ currentTarget }) => setNombre(currentTarget.value)}
          />
        </Field>
        <Field label={t('inboxes.address')} hint={t('inboxes.address.hint')} error={faultOf('direccion')} required>
          <Input
            type="url"
            maxLength={longest.webhookAddress}
            spellCheck={false}
            autoCapitalize="none"
            value={direccion}
            onChange={({ currentTarget }) => setDireccion(currentTarget.value)}
          />
        </Field>
        <Field label={t('inboxes.actor')} hint={t('inboxes.actor.hint')} error={faultOf('actor')} required>
          <Input
            type="url"
            maxLength={longest.webhookAddress}
            spellCheck={false}
            autoCapitalize="none"
            value={actor}
            onChange={({ currentTarget }) => setActor(currentTarget.value)}
          />
        </Field>
        {(journals.length > 1 || revistaId !== null) && (
          <Field label={t('inboxes.journal')} error={faultOf('revistaId')}>
            <Select
              value={revistaId ?? ''}
              onChange={({ currentTarget }) => setRevistaId(currentTarget.value || null)}
              options={[
                { value: '', label: t('inboxes.journal.all') },
                ...journals.map(({ id, nombre }) => ({ value: id, label: nombre })),
              ]}
            />
          </Field>
        )}
        <CheckboxGroup
          legend={t('inboxes.kinds')}
          name="clases"
          error={faultOf('clases')}
          values={chosen}
          onChange={(value, isChosen) =>
            setChosen((before) => (isChosen ? [...before, value] : before.filter((each) => each !== value)))
          }
          options={announcedKinds.map((value) => ({ value, label: t(`inboxes.clase.${value}`) }))}
        />
        <Checkbox
          label={t('inboxes.receives')}
          hint={t('inboxes.receives.hint')}
          checked={recibe}
          onChange={({ currentTarget }) => setRecibe(currentTarget.checked)}
        />
      </form>
    </Dialog>
  );
}
