import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { Proof, SecondFactor } from '#contract/entities/second-factor.ts';
import { longest } from '#contract/limits.ts';
import { messageOf } from '#web/data/problems.ts';
import { PasskeyButton } from '#web/features/forms/passkey-button.tsx';
import { useHasPasskeys } from '#web/features/forms/passkey-support.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { CodeField } from './code-field.tsx';

/** What the person's account has. */
export type Having = Pick<SecondFactor, 'desde' | 'llaves'>;

type OwnProofProps = {
  having: Having;
  /** What is said before it. */
  children?: ReactNode;
  label: string;
  variant?: 'primary' | 'danger';
  failed: string;
  /** Does what it is for; what it throws is said beside the field. */
  onProof: (proof: Proof) => Promise<unknown>;
  onCancel: (() => void) | undefined;
};

/** Who changes what their account is entered by says who they are: by a code or a passkey, by the password where there is neither. */
export function OwnProof({ having, children, label, variant, failed, onProof, onCancel }: OwnProofProps) {
  const t = useMessages();
  const hasPasskeys = useHasPasskeys();
  // As it was when it was asked: what is done may change it.
  const [{ desde, llaves }] = useState(having);
  const byPassword = !desde && llaves.length === 0;
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const fail = (words: string) => {
    setError(words);
    box.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!typed.trim()) return fail(t(byPassword ? 'second-factor.password.required' : 'account.second.required'));
    if (busy) return;
    setBusy(true);
    try {
      await onProof(byPassword ? { password: typed } : { codigo: typed });
    } catch (failure) {
      fail(messageOf(failure, failed));
    } finally {
      setBusy(false);
    }
  };
  const type = (value: string) => {
    setTyped(value);
    setError(undefined);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      {children}
      {byPassword ? (
        <Field label={t('second-factor.password')} hint={t('second-factor.password.hint')} error={error} required>
          <Input
            ref={box}
            autoFocus
            type="password"
            autoComplete="current-password"
            maxLength={longest.password}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
          />
        </Field>
      ) : (
        <CodeField box={box} value={typed} error={error} onChange={type} recovery hasApp={desde !== null} autoFocus />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} {...(variant && { variant })}>
          {label}
        </Button>
        {llaves.length > 0 && hasPasskeys && (
          <PasskeyButton label={t('account.passkey.use')} asked={{ para: 'PRUEBA' }} onSigned={onProof} />
        )}
        {onCancel && <Button onClick={onCancel}>{t('common.cancel')}</Button>}
      </div>
    </form>
  );
}
