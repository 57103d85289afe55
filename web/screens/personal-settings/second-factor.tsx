import { type FormEvent, useRef, useState } from 'react';
import { toast } from 'react-hot-toast';
import type { SecondFactor as Factor } from '#contract/entities/second-factor.ts';
import { longest } from '#contract/limits.ts';
import { messageOf, problemOf } from '#web/data/problems.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { CodeField } from '#web/screens/account/second-factor/code-field.tsx';
import { OwnProof } from '#web/screens/account/second-factor/own-proof.tsx';
import { RecoveryCodes } from '#web/screens/account/second-factor/recovery-codes.tsx';
import { SetUp } from '#web/screens/account/second-factor/set-up.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** Recovery codes of which it is said that they are few. */
const few = 3;

/** The second step of the person's own sign-ins: set up, its codes renewed, ended. */
export function SecondFactor() {
  const t = useMessages();
  const query = useCall('getSecondFactor');
  return (
    <QueryState query={query} loading={<Skeleton lines={2} />} failed={t('second-factor.load.failed')}>
      {(factor) => <Known factor={factor} />}
    </QueryState>
  );
}

function Known({ factor }: { factor: Factor }) {
  const t = useMessages();
  const { day } = useFormats();
  const [doing, setDoing] = useState<'setUp' | 'codes' | 'end'>();
  const done = () => setDoing(undefined);
  if (doing === 'setUp') return <SetUp having={factor} onDone={done} onCancel={done} />;
  if (doing === 'codes') return <NewCodes factor={factor} onDone={done} />;
  if (doing === 'end') return <End onDone={done} isAsked={factor.exigido} />;
  const hasAny = factor.desde !== null || factor.llaves.length > 0;
  return (
    <div className="flex flex-col gap-4">
      {factor.desde && <p>{t('second-factor.on', { day: day(factor.desde) })}</p>}
      {hasAny &&
        (factor.codigosRestantes <= few ? (
          <Notice tone="warning">{t('second-factor.left', { count: factor.codigosRestantes })}</Notice>
        ) : (
          <p className="text-sm text-muted">{t('second-factor.left', { count: factor.codigosRestantes })}</p>
        ))}
      <div className="flex flex-wrap gap-3">
        {!factor.desde && <Button onClick={() => setDoing('setUp')}>{t('second-factor.begin')}</Button>}
        {hasAny && <Button onClick={() => setDoing('codes')}>{t('second-factor.codes.new')}</Button>}
        {factor.desde && <Button onClick={() => setDoing('end')}>{t('second-factor.end')}</Button>}
      </div>
    </div>
  );
}

function NewCodes({ factor, onDone }: { factor: Factor; onDone: () => void }) {
  const t = useMessages();
  const renew = useAct('renewRecoveryCodes', ['getSecondFactor']);
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onClose={onDone} />;
  return (
    <OwnProof
      having={factor}
      label={t('second-factor.codes.new')}
      failed={t('second-factor.failed')}
      onProof={async (proof) => {
        // There is a second step: the password is not asked for.
        if (!('password' in proof)) setCodes((await renew.mutateAsync({ body: proof })).codigos);
      }}
      onCancel={onDone}
    >
      <p>{t('second-factor.codes.new.text')}</p>
    </OwnProof>
  );
}

function End({ onDone, isAsked }: { onDone: () => void; isAsked: boolean }) {
  const t = useMessages();
  // Where a role asks for it the session opens nothing else from now on: its guard hears of it.
  const end = useAct('endSecondFactor', ['getSecondFactor', 'authProfile']);
  const [typed, setTyped] = useState({ password: '', codigo: '' });
  const [errors, setErrors] = useState<{ password?: string; codigo?: string }>({});
  const [password, code] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const fail = (faults: typeof errors) => {
    setErrors(faults);
    (faults.password ? password : code).current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!typed.password) return fail({ password: t('second-factor.password.required') });
    if (!typed.codigo.trim()) return fail({ codigo: t('account.second.required') });
    if (end.isPending) return;
    end.mutate(
      { body: typed },
      {
        onSuccess: () => {
          toast.success(t('second-factor.ended'));
          onDone();
        },
        onError: (failure) => {
          const message = messageOf(failure, t('second-factor.end.failed'));
          fail(problemOf(failure)?.code === 'contrasena_incorrecta' ? { password: message } : { codigo: message });
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <p>{t(isAsked ? 'second-factor.end.asked' : 'second-factor.end.text')}</p>
      <Field label={t('second-factor.password')} error={errors.password} required>
        <Input
          ref={password}
          autoFocus
          type="password"
          autoComplete="current-password"
          maxLength={longest.password}
          value={typed.password}
          onChange={(event) => {
            setTyped({ ...typed, password: event.currentTarget.value });
            setErrors({});
          }}
        />
      </Field>
      <CodeField
        box={code}
        value={typed.codigo}
        error={errors.codigo}
        onChange={(codigo) => {
          setTyped({ ...typed, codigo });
          setErrors({});
        }}
        recovery
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={end.isPending}>
          {t('second-factor.end')}
        </Button>
        <Button onClick={onDone}>{t('common.cancel')}</Button>
      </div>
    </form>
  );
}
