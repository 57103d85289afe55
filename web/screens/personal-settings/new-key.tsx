import { type FormEvent, useId, useRef, useState } from 'react';
import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { type KeyArea, type KeyScope, type KeyVerb, keyAreas, keyDays } from '#contract/key-scopes.ts';
import { longest } from '#contract/limits.ts';
import { administers, hasQueue } from '#contract/roles.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useSession } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Select } from '#web/ui/Select.tsx';

type Made = CallAnswer<Calls['makeApiKey']>;
type Chosen = Partial<Record<KeyArea, KeyVerb>>;
type Days = (typeof keyDays)[number];
type Props = { box: React.RefObject<HTMLInputElement | null>; onMade: (made: Made) => void };

const verbs: readonly KeyVerb[] = ['leer', 'escribir'];
/** Until when, unless said: who forgets it has it end by itself. */
const usualDays: Days = 90;

/** Makes a key: what it is for, what it opens, and until when. */
export function NewKey({ box, onMade }: Props) {
  const t = useMessages();
  const { user } = useSession();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Chosen>({});
  const [days, setDays] = useState<Days | null>(usualDays);
  const [error, setError] = useState('');
  const make = useAct('makeApiKey', ['listApiKeys']);
  const isMaking = useRef(false);
  const hint = useId();
  const areas = keyAreas.filter((area) =>
    area === 'administracion' ? administers(user) : area !== 'edicion' || hasQueue(user) || administers(user),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const nombre = typed.trim();
    if (!nombre) return setError(t('api-keys.name.required'));
    if (isMaking.current) return;
    isMaking.current = true;
    const ambitos = areas.flatMap((area): KeyScope[] => (chosen[area] ? [`${area}:${chosen[area]}`] : []));
    make.mutate(
      { body: { nombre, ambitos, dias: days } },
      {
        onSuccess: (made) => {
          setTyped('');
          setChosen({});
          onMade(made);
        },
        onError: (failure) => setError(messageOf(failure, t('api-keys.make.failed'))),
        onSettled: () => {
          isMaking.current = false;
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <Field label={t('api-keys.name')} hint={t('api-keys.name.hint')} error={error} required>
        <Input
          ref={box}
          maxLength={longest.apiKeyName}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setError('');
          }}
        />
      </Field>
      <fieldset aria-describedby={hint} className="flex flex-col gap-3">
        <legend className="font-semibold">{t('api-keys.scopes')}</legend>
        <p id={hint} className="text-sm text-muted">
          {t('api-keys.scopes.hint')}
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          {areas.map((area) => (
            <Field key={area} label={t(`api-keys.area.${area}`)}>
              <Select
                value={chosen[area] ?? ''}
                options={[
                  { value: '', label: t('api-keys.verb.none') },
                  ...verbs.map((verb) => ({ value: verb, label: t(`api-keys.verb.${verb}`) })),
                ]}
                onChange={({ currentTarget: { value } }) =>
                  setChosen({ ...chosen, [area]: verbs.find((verb) => verb === value) })
                }
              />
            </Field>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('api-keys.until')} className="grow basis-48">
          <Select
            value={String(days ?? '')}
            options={[
              ...keyDays.map((count) => ({ value: String(count), label: t('api-keys.until.days', { count }) })),
              { value: '', label: t('api-keys.until.never') },
            ]}
            onChange={({ currentTarget: { value } }) =>
              setDays(keyDays.find((count) => String(count) === value) ?? null)
            }
          />
        </Field>
        <Button type="submit" busy={make.isPending}>
          {t('api-keys.make')}
        </Button>
      </div>
    </form>
  );
}
