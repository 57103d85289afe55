import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Client } from '#contract/client.ts';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button, type ButtonProps } from '#web/ui/Button.tsx';
import { signWithPasskey } from './ask-passkey.ts';

type PasskeyButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  label: string;
  asked: Parameters<typeof signWithPasskey>[1];
  /** What is done with what the passkey says; of its refusal the person is told. */
  onSigned: (said: { llave: string }, client: Client) => Promise<unknown>;
  onFailed?: (error: unknown) => void;
};

/** Asks for a passkey, one at a time. */
export function PasskeyButton({ label, asked, onSigned, onFailed, ...look }: PasskeyButtonProps) {
  const t = useMessages();
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await onSigned(await signWithPasskey(client, asked), client);
    } catch (error) {
      toast.error(messageOf(error, t('account.passkey.failed')));
      onFailed?.(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button busy={busy} onClick={ask} {...look}>
      {label}
    </Button>
  );
}
