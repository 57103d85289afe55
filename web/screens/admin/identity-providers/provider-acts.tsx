import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { IdentityProvider } from '#contract/entities/identity-provider.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { RowActs } from '#web/ui/RowActs.tsx';
import { ProviderDialog } from './provider-dialog.tsx';

/** What an administrator does with an institution by which people log in. */
export function ProviderActs({ provider }: { provider: IdentityProvider }) {
  const t = useMessages();
  const change = useAct('changeIdentityProvider', ['listIdentityProviders', 'getIdentity']);
  const [asks, setAsks] = useState<'change' | 'remove'>();
  const close = () => setAsks(undefined);
  const failed = (error: Error) => void toast.error(failureText(t('providers.actFailed'), error));
  const { id, activo } = provider;
  const name = (label: string) => `${label}: ${provider.nombre}`;
  const pause = t(activo ? 'providers.pause' : 'providers.resume');
  return (
    <>
      <RowActs
        more={name(t('providers.more'))}
        acts={[
          {
            id: 'pause',
            label: pause,
            about: name(pause),
            busy: change.isPending,
            onSelect: () => change.mutate({ params: { id }, body: { activo: !activo } }, { onError: failed }),
          },
          { id: 'change', label: t('providers.change'), asks: true, onSelect: () => setAsks('change') },
          { id: 'remove', label: t('providers.remove'), tone: 'danger', asks: true, onSelect: () => setAsks('remove') },
        ]}
      />
      {asks === 'change' && <ProviderDialog provider={provider} onClose={close} />}
      {asks === 'remove' && <Removal provider={provider} onClose={close} />}
    </>
  );
}

/** Says how many log in by it; where there are more by now, it is refused with their number. */
function Removal({ provider: { id, nombre, personas }, onClose }: { provider: IdentityProvider; onClose: () => void }) {
  const t = useMessages();
  const remove = useAct('removeIdentityProvider', ['listIdentityProviders', 'getIdentity']);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('providers.remove.ask', { name: nombre })}
      description={personas > 0 ? t('providers.remove.text', { count: personas }) : t('providers.remove.none')}
      confirmLabel={t('providers.remove')}
      cancelLabel={t('common.cancel')}
      tone="danger"
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(
          { params: { id }, query: { personas } },
          {
            onSuccess: onClose,
            onError: (error) => void toast.error(failureText(t('providers.actFailed'), error)),
          },
        )
      }
    />
  );
}
