import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useId } from 'react';
import { longest } from '#contract/limits.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery, useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useDebounced } from '#web/data/use-debounced.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Select } from '#web/ui/Select.tsx';

const fewestLetters = 2;

type AccountProps = { input: ComponentProps<typeof Input>; typed: string; error: string | undefined };

/** An address of the platform, typed or chosen by the name beside it: for editors and administrators. */
export function AccountField({ input, typed, error }: AccountProps) {
  const t = useMessages();
  const listId = useId();
  const search = useDebounced(typed.trim().slice(0, 100));
  const { data } = useQuery({
    ...callQuery(useClient(), 'recipients', { query: { search } }),
    enabled: search.length >= fewestLetters,
    placeholderData: keepPreviousData,
  });
  return (
    <Field label={t('mail.to')} hint={t('mail.to.hint')} error={error} required>
      {/* Text, not email: a browser filters what it proposes for an address by the address alone. */}
      <Input
        inputMode="email"
        maxLength={longest.email}
        autoComplete="off"
        spellCheck={false}
        list={listId}
        data-first-focus
        {...input}
      />
      <datalist id={listId}>
        {data?.recipients.map(({ id, nombre, email }) => (
          <option key={id} value={email ?? ''}>
            {nombre}
          </option>
        ))}
      </datalist>
    </Field>
  );
}

type OwnWorksProps = { input: Omit<ComponentProps<typeof Select>, 'options'>; error: string | undefined };

/** Whom an author may write to: who handles their works, and who signs them too. */
export function OwnWorksField({ input, error }: OwnWorksProps) {
  const t = useMessages();
  const query = useCall('recipients', {});
  return (
    <QueryState
      query={query}
      loading={t('mail.to.loading')}
      failed={t('mail.to.failed')}
      isEmpty={({ recipients }) => recipients.length === 0}
      empty={<Notice>{t('mail.to.none')}</Notice>}
    >
      {({ recipients }) => (
        <Field label={t('mail.to')} error={error} required>
          <Select
            placeholder={t('mail.to.choose')}
            options={recipients.map(({ id, papel, nombre, obra }) => ({
              value: id,
              label: t(papel === 'EDICION' ? 'mail.to.EDICION' : 'mail.to.COAUTORIA', {
                name: nombre,
                work: obra ?? '',
              }),
            }))}
            data-first-focus
            {...input}
          />
        </Field>
      )}
    </QueryState>
  );
}
