import { toast } from 'react-hot-toast';
import { enterWith } from '#web/data/session.ts';
import { PasskeyButton } from '#web/features/forms/passkey-button.tsx';
import { useMessages } from '#web/messages/use-messages.ts';

/** Logs in without a password. Where that leads is the guest guard's to say. */
export function PasskeyLogin({ remember }: { remember: () => boolean }) {
  const t = useMessages();
  return (
    <PasskeyButton
      label={t('account.passkey.login')}
      size="large"
      asked={{ para: 'ENTRAR' }}
      onSigned={async (body, client) => {
        await enterWith(await client.logInByPasskey({ body }), remember());
        toast.success(t('account.login.welcome'));
      }}
    />
  );
}
