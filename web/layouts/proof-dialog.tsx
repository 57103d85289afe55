import { type FormEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { longest } from '#contract/limits.ts';
import { messageOf } from '#web/data/problems.ts';
import { settleProof } from '#web/data/proof.ts';
import { useAct } from '#web/data/queries.ts';
import { useHasPasskeys } from '#web/features/forms/passkey-support.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';

const PasskeyProof = lazy(async () => ({ default: (await import('./passkey-proof.tsx')).PasskeyProof }));

/** Asks once more who is there; what was asked for then goes on by itself. */
export function ProofDialog() {
  const t = useMessages();
  const form = useId();
  const prove = useAct('proveSession');
  const hasPasskeys = useHasPasskeys();
  const [byCode, setByCode] = useState(false);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const fail = (words: string) => {
    setError(words);
    box.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!typed.trim()) return fail(t(byCode ? 'account.second.required' : 'second-factor.password.required'));
    if (prove.isPending) return;
    prove.mutate(
      { body: byCode ? { codigo: typed } : { password: typed } },
      {
        onSuccess: () => settleProof(true),
        onError: (failure) => fail(messageOf(failure, t('second-factor.proof.failed'))),
      },
    );
  };
  const change = () => {
    setByCode(!byCode);
    setTyped('');
    setError(undefined);
    box.current?.focus();
  };
  return (
    <Dialog
      open
      onOpenChange={() => settleProof(false)}
      size="narrow"
      title={t('second-factor.proof.title')}
      description={t('second-factor.proof.text')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={() => settleProof(false)}>{t('common.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" busy={prove.isPending}>
            {t('second-factor.go')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col items-start gap-3">
        <Field
          label={t(byCode ? 'account.second.code' : 'second-factor.password')}
          error={error}
          required
          className="self-stretch"
        >
          <Input
            ref={box}
            type={byCode ? 'text' : 'password'}
            autoComplete={byCode ? 'one-time-code' : 'current-password'}
            spellCheck={false}
            maxLength={longest.password}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setError(undefined);
            }}
          />
        </Field>
        <Button size="small" onClick={change}>
          {t(byCode ? 'second-factor.proof.toPassword' : 'second-factor.proof.toCode')}
        </Button>
        {hasPasskeys && (
          <Suspense>
            <PasskeyProof />
          </Suspense>
        )}
      </form>
    </Dialog>
  );
}
