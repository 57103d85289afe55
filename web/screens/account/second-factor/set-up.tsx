import { type FormEvent, useRef, useState } from 'react';
import type { FactorToSetUp } from '#contract/entities/second-factor.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { CodeField } from './code-field.tsx';
import { type Having, OwnProof } from './own-proof.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type SetUpProps = {
  /** What the account has already. */
  having: Having;
  onDone: () => void;
  onCancel?: () => void;
  /** The recovery codes are there: the person is not to be led away from them. */
  onCodes?: () => void;
};

/** The second step set up: who is there, the picture for the app with a first code, the recovery codes; then `onDone`. */
export function SetUp({ having, onDone, onCancel, onCodes }: SetUpProps) {
  const t = useMessages();
  const begin = useAct('beginSecondFactor');
  const [given, setGiven] = useState<FactorToSetUp>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onClose={onDone} />;
  const show = (made: readonly string[]) => {
    // Passkeys came with some.
    if (made.length === 0) return onDone();
    setCodes(made);
    onCodes?.();
  };
  if (given) return <Confirm given={given} onCodes={show} onCancel={() => setGiven(undefined)} />;
  return (
    <OwnProof
      having={having}
      label={t('second-factor.go')}
      variant="primary"
      failed={t('second-factor.failed')}
      onProof={async (body) => setGiven(await begin.mutateAsync({ body }))}
      onCancel={onCancel}
    />
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
