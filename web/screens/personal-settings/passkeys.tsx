import { type FormEvent, useRef, useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Passkey } from '#contract/entities/passkeys.ts';
import type { SecondFactor } from '#contract/entities/second-factor.ts';
import { longest } from '#contract/limits.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useHasPasskeys } from '#web/features/forms/passkey-support.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { AddPasskey } from '#web/screens/account/second-factor/add-passkey.tsx';
import { OwnProof } from '#web/screens/account/second-factor/own-proof.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** The person's passkeys: added, named, removed. */
export function Passkeys() {
  const t = useMessages();
  const query = useCall('getSecondFactor');
  return (
    <QueryState query={query} loading={<Skeleton lines={2} />} failed={t('passkeys.load.failed')}>
      {(factor) => <Known factor={factor} />}
    </QueryState>
  );
}

/** What is being done: to one of them, by its id, or another added. */
type Doing = { what: 'add' } | { what: 'rename' | 'remove'; id: string };

function Known({ factor }: { factor: SecondFactor }) {
  const t = useMessages();
  const hasPasskeys = useHasPasskeys();
  const [doing, setDoing] = useState<Doing>();
  const done = () => setDoing(undefined);
  if (doing?.what === 'add') return <AddPasskey having={factor} onDone={done} onCancel={done} />;
  return (
    <div className="flex flex-col gap-4">
      {factor.llaves.length > 0 && (
        <ul data-rows className="divide-y divide-line border-y border-line">
          {factor.llaves.map((key) => (
            <li key={key.id} className="py-4">
              {doing?.what === 'rename' && doing.id === key.id ? (
                <Rename passkey={key} onDone={done} />
              ) : doing?.what === 'remove' && doing.id === key.id ? (
                <Remove passkey={key} factor={factor} onDone={done} />
              ) : (
                <Row passkey={key} onDo={(what) => setDoing({ what, id: key.id })} />
              )}
            </li>
          ))}
        </ul>
      )}
      {hasPasskeys ? (
        <div>
          <Button onClick={() => setDoing({ what: 'add' })}>{t('passkeys.add')}</Button>
        </div>
      ) : (
        <p className="text-sm text-muted">{t('passkeys.notHere')}</p>
      )}
    </div>
  );
}

function Row({ passkey, onDo }: { passkey: Passkey; onDo: (what: 'rename' | 'remove') => void }) {
  const t = useMessages();
  const { moment } = useFormats();
  const { nombre: name, fechaCreacion, ultimoUso } = passkey;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-muted">
          {t('passkeys.made', { when: moment(fechaCreacion) })} ·{' '}
          {ultimoUso ? t('passkeys.used', { when: moment(ultimoUso) }) : t('passkeys.unused')}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="small" aria-label={t('passkeys.rename.of', { name })} onClick={() => onDo('rename')}>
          {t('passkeys.rename')}
        </Button>
        <Button size="small" aria-label={t('passkeys.remove.of', { name })} onClick={() => onDo('remove')}>
          {t('passkeys.remove')}
        </Button>
      </div>
    </div>
  );
}

function Rename({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const t = useMessages();
  const rename = useAct('renamePasskey', ['getSecondFactor']);
  const [name, setName] = useState(passkey.nombre);
  const [error, setError] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const fail = (words: string) => {
    setError(words);
    box.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return fail(t('passkeys.name.required'));
    if (rename.isPending) return;
    rename.mutate(
      { params: { id: passkey.id }, body: { nombre: name } },
      { onSuccess: onDone, onError: (failure) => fail(messageOf(failure, t('passkeys.rename.failed'))) },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label={t('passkeys.name')} error={error} required>
        <Input
          ref={box}
          autoFocus
          maxLength={longest.passkeyName}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setError(undefined);
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={rename.isPending}>
          {t('passkeys.save')}
        </Button>
        <Button onClick={onDone}>{t('common.cancel')}</Button>
      </div>
    </form>
  );
}

function Remove({ passkey, factor, onDone }: { passkey: Passkey; factor: SecondFactor; onDone: () => void }) {
  const t = useMessages();
  const remove = useAct('removePasskey', ['getSecondFactor']);
  const isLast = !factor.desde && factor.llaves.length === 1;
  return (
    <OwnProof
      having={factor}
      label={t('passkeys.remove')}
      variant="danger"
      failed={t('passkeys.remove.failed')}
      onProof={async (body) => {
        await remove.mutateAsync({ params: { id: passkey.id }, body });
        toast.success(t('passkeys.removed'));
        onDone();
      }}
      onCancel={onDone}
    >
      <p>{t(isLast ? 'passkeys.remove.last' : 'passkeys.remove.text', { name: passkey.nombre })}</p>
    </OwnProof>
  );
}
