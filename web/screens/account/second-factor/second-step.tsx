import { type FormEvent, useRef, useState } from 'react';
import { toast } from 'react-hot-toast';
import { messageOf, problemOf } from '#web/data/problems.ts';
import { finishLogin } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { CodeField } from './code-field.tsx';

type SecondStepProps = {
  /** By which the sign-in goes on. */
  challenge: string;
  remember: boolean;
  onEntered?: () => void;
  /** The person begins anew, or has to. */
  onBack: () => void;
};

/** The second step of a sign-in, in place of its first. */
export function SecondStep({ challenge, remember, onEntered, onBack }: SecondStepProps) {
  const t = useMessages();
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
      await finishLogin(challenge, typed, remember);
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
      <p className="text-sm text-muted">{t('account.second.lost')}</p>
    </form>
  );
}
