import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Proof } from '#contract/entities/second-factor.ts';
import { useClient } from '#web/data/client-context.ts';
import { useAct } from '#web/data/queries.ts';
import { makePasskey } from '#web/features/forms/ask-passkey.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { type Having, OwnProof } from './own-proof.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type AddPasskeyProps = {
  having: Having;
  onDone: () => void;
  onCancel: (() => void) | undefined;
  /** The recovery codes are there: the person is not to be led away from them. */
  onCodes?: () => void;
};

/** One more passkey: who is there, the browser's own question, and the recovery codes where it is the first second step. */
export function AddPasskey({ having, onDone, onCancel, onCodes }: AddPasskeyProps) {
  const t = useMessages();
  const client = useClient();
  const add = useAct('addPasskey', ['getSecondFactor']);
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onClose={onDone} />;
  const make = async (proof: Proof) => {
    const { codigos } = await add.mutateAsync({ body: await makePasskey(client, proof) });
    toast.success(t('passkeys.added'));
    if (codigos.length === 0) return onDone();
    setCodes(codigos);
    onCodes?.();
  };
  return (
    <OwnProof
      having={having}
      label={t('second-factor.go')}
      variant="primary"
      failed={t('passkeys.add.failed')}
      onProof={make}
      onCancel={onCancel}
    >
      <p>{t('passkeys.add.text')}</p>
    </OwnProof>
  );
}
