import { type FormEvent, useRef, useState } from 'react';
import { toast } from 'react-hot-toast';
import { messageOf, problemOf } from '#web/data/problems.ts';
import { finishLogin } from '#web/data/session.ts';
import { PasskeyButton } from '#web/features/forms/passkey-button.tsx';
import { useHasPasskeys } from '#web/features/forms/passkey-support.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { CodeField } from './code-field.tsx';

type SecondStepProps = {
  /** By which the sign-in goes on. */
  challenge: string;
  /** The account has passkeys. */
  hasPasskey: boolean;
  remember: boolean;
  onEntered?: () => void;
  /** The person begins anew, or has to. */
  onBack: () => void;
};

/** The second step of a sign-in, in place of its first. */
export function SecondStep({ challenge, hasPasskey, remember, onEntered, onBack }: SecondStepProps) {
  const t = useMessages();
  const passkeys = useHasPasskeys() && hasPasskey;
  const [byCode, setByCode] = useState(false);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!typed.trim()) {
      setError(t('account.second.required'));
      box.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await finishLogin(challenge, { codigo: typed }, remember);
      toast.success(t('account.login.welcome'));
      onEntered?.();
    } catch (failure) {
      const message = messageOf(failure, t('account.login.error'));
      toast.error(message);
      if (problemOf(failure)?.code === 'segundo_paso_caducado') return onBack();
      setBusy(false);
      setError(message);
      box.current?.focus();
    }
  };
  const type = (value: string) => {
    setTyped(value);
    setError(undefined);
  };
  if (passkeys && !byCode)
    return (
      <div className="flex flex-col items-start gap-6">
        <div className="flex flex-wrap gap-3 self-stretch">
          <PasskeyButton
            label={t('account.passkey.use')}
            variant="primary"
            size="large"
            className="grow"
            asked={{ para: 'PASO', desafio: challenge }}
            onSigned={async (said) => {
              await finishLogin(challenge, said, remember);
              toast.success(t('account.login.welcome'));
              onEntered?.();
            }}
            onFailed={(failure) => {
              if (problemOf(failure)?.code === 'segundo_paso_caducado') onBack();
            }}
          />
          <Button size="large" onClick={onBack}>
            {t('account.second.back')}
          </Button>
        </div>
        <Button size="small" onClick={() => setByCode(true)}>
          {t('account.second.byCode')}
        </Button>
        <p className="text-sm text-muted">{t('account.second.lost')}</p>
      </div>
    );
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-6">
      <CodeField box={box} value={typed} error={error} onChange={type} recovery autoFocus />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="large" busy={busy} className="grow">
          {t(busy ? 'account.login.submitting' : 'account.second.submit')}
        </Button>
        <Button size="large" onClick={onBack}>
          {t('account.second.back')}
        </Button>
      </div>
      {passkeys && (
        <div>
          <Button size="small" onClick={() => setByCode(false)}>
            {t('account.passkey.use')}
          </Button>
        </div>
      )}
      <p className="text-sm text-muted">{t('account.second.lost')}</p>
    </form>
  );
}
