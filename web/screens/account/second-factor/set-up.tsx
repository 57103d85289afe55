import { type FormEvent, useRef, useState } from 'react';
import type { FactorToSetUp } from '#contract/entities/second-factor.ts';
import { longest } from '#contract/limits.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { CodeField } from './code-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type SetUpProps = {
  onDone: () => void;
  onCancel?: () => void;
  /** The recovery codes are there: the person is not to be led away from them. */
  onCodes?: () => void;
};

/** The second step set up: the password, the picture for the app with a first code, the recovery codes; then `onDone`. */
export function SetUp({ onDone, onCancel, onCodes }: SetUpProps) {
  const [given, setGiven] = useState<FactorToSetUp>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onClose={onDone} />;
  const show = (made: readonly string[]) => {
    setCodes(made);
    onCodes?.();
  };
  if (given) return <Confirm given={given} onCodes={show} onCancel={() => setGiven(undefined)} />;
  return <AskPassword onGiven={setGiven} onCancel={onCancel} />;
}

type AskPasswordProps = { onGiven: (given: FactorToSetUp) => void; onCancel: (() => void) | undefined };

function AskPassword({ onGiven, onCancel }: AskPasswordProps) {
  const t = useMessages();
  const begin = useAct('beginSecondFactor');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const fail = (words: string) => {
    setError(words);
    box.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!password) return fail(t('second-factor.password.required'));
    if (begin.isPending) return;
    begin.mutate(
      { body: { password } },
      { onSuccess: onGiven, onError: (failure) => fail(messageOf(failure, t('second-factor.failed'))) },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <Field label={t('second-factor.password')} hint={t('second-factor.password.hint')} error={error} required>
        <Input
          ref={box}
          autoFocus
          type="password"
          autoComplete="current-password"
          maxLength={longest.password}
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setError(undefined);
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={begin.isPending}>
          {t('second-factor.go')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('common.cancel')}</Button>}
      </div>
    </form>
  );
}

type ConfirmProps = { given: FactorToSetUp; onCodes: (codes: readonly string[]) => void; onCancel: () => void };

function Confirm({ given: { secreto, direccion, qr, alta }, onCodes, onCancel }: ConfirmProps) {
  const t = useMessages();
  const confirm = useAct('confirmSecondFactor', ['getSecondFactor']);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const fail = (words: string) => {
    setError(words);
    box.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!code.trim()) return fail(t('account.second.required'));
    if (confirm.isPending) return;
    confirm.mutate(
      { body: { codigo: code, alta } },
      {
        onSuccess: ({ codigos }) => onCodes(codigos),
        onError: (failure) => fail(messageOf(failure, t('second-factor.failed'))),
      },
    );
  };
  const margin = 4;
  const side = qr.lado + 2 * margin;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <p>{t('second-factor.scan')}</p>
      {/* Black on white in both themes: cameras look for nothing else. */}
      <svg
        role="img"
        aria-label={t('second-factor.qr')}
        viewBox={`${-margin} ${-margin} ${side} ${side}`}
        shapeRendering="crispEdges"
        className="size-52 max-w-full"
      >
        <rect x={-margin} y={-margin} width={side} height={side} fill="#fff" />
        <path d={qr.trazo} fill="#000" />
      </svg>
      <p className="text-sm">
        {t('second-factor.byHand')}{' '}
        <code className="font-mono break-all">{secreto.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <a href={direccion} className="link link-alone self-start">
        {t('second-factor.open')}
      </a>
      <CodeField
        box={box}
        value={code}
        error={error}
        onChange={(value) => {
          setCode(value);
          setError(undefined);
        }}
        autoFocus
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={confirm.isPending}>
          {t('second-factor.confirm')}
        </Button>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
      </div>
    </form>
  );
}
