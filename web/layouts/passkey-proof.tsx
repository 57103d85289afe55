import { settleProof } from '#web/data/proof.ts';
import { useCall } from '#web/data/queries.ts';
import { PasskeyButton } from '#web/features/forms/passkey-button.tsx';
import { useMessages } from '#web/messages/use-messages.ts';

/** Says who is there by a passkey, where the person has one. */
export function PasskeyProof() {
  const t = useMessages();
  const { data } = useCall('getSecondFactor');
  if (!data?.llaves.length) return null;
  return (
    <PasskeyButton
      label={t('account.passkey.use')}
      size="small"
      asked={{ para: 'PRUEBA' }}
      onSigned={async (body, client) => {
        await client.proveSession({ body });
        settleProof(true);
      }}
    />
  );
}
