import { toast } from 'react-hot-toast';
import type { ChannelChoices, Channels } from '#contract/entities/notification.ts';
import { mailChannels, type NotificationTipo, notificationTipos } from '#contract/vocabulary.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** How a person is told of each type: on the screen, by mail at once or once a day, or not at all. Kept as it is chosen. */
export function ChannelsForm() {
  const t = useMessages();
  const query = useCall('notificationChannels');
  return (
    <QueryState query={query} loading={<Skeleton lines={4} />} failed={t('settings.channels.load.failed')}>
      {(data) => <Choices choices={data} />}
    </QueryState>
  );
}

function Choices({ choices }: { choices: ChannelChoices }) {
  const t = useMessages();
  const change = useAct('changeNotificationChannels', ['notificationChannels', 'listNotifications']);
  /** What is on its way shows already. */
  const shown = { ...choices, ...(change.isPending && change.variables.body) };
  const choose = (tipo: NotificationTipo, channels: Channels) =>
    change.mutate(
      { body: { [tipo]: channels } },
      {
        onSuccess: () => toast.success(t('settings.channels.saved')),
        onError: (error) => toast.error(messageOf(error, t('settings.channels.failed'))),
      },
    );
  return (
    <div className="divide-y divide-line border-y border-line">
      {notificationTipos.map((tipo) => (
        <fieldset key={tipo} className="grid gap-x-6 gap-y-3 py-4 sm:grid-cols-[1fr_auto_14rem] sm:items-center">
          <legend className="sr-only">{t(`settings.channels.${tipo}`)}</legend>
          <div>
            <p aria-hidden className="font-semibold">
              {t(`settings.channels.${tipo}`)}
            </p>
            <p className="text-sm text-muted">{t(`settings.channels.${tipo}.hint`)}</p>
          </div>
          <Checkbox
            label={t('settings.channels.screen')}
            checked={shown[tipo].pantalla}
            disabled={change.isPending}
            onChange={({ target }) => choose(tipo, { ...shown[tipo], pantalla: target.checked })}
          />
          <Field label={t('settings.channels.mail')} hideLabel>
            <Select
              value={shown[tipo].correo}
              disabled={change.isPending}
              onChange={({ target }) => {
                const correo = mailChannels.find((each) => each === target.value);
                if (correo) choose(tipo, { ...shown[tipo], correo });
              }}
              options={mailChannels.map((value) => ({ value, label: t(`settings.channels.mail.${value}`) }))}
            />
          </Field>
        </fieldset>
      ))}
    </div>
  );
}
