import { useState } from 'react';
import { useCall } from '#web/data/queries.ts';
import { InstitutionButton } from '#web/features/forms/institution-button.tsx';
import type { InstitutionWay } from '#web/features/forms/institution-way.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';

/** So many have a button each. */
const few = 3;

/** The institutions by which one logs in: a button each, or, of many, one that is chosen. Where they cannot be had, the password stays. */
export function InstitutionWays({ way }: { way: () => InstitutionWay }) {
  const t = useMessages();
  const [chosen, setChosen] = useState('');
  const all = useCall('listSignInProviders').data?.proveedores ?? [];
  if (all.length <= few)
    return all.map(({ id, nombre }) => (
      <InstitutionButton
        key={id}
        id={id}
        para="ENTRAR"
        label={t('account.login.institution.of', { name: nombre })}
        way={way}
        size="large"
      />
    ));
  return (
    <div className="flex flex-col gap-3">
      <Field label={t('account.login.institution.choose')}>
        <Select
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          options={[{ value: '', label: '—' }, ...all.map(({ id, nombre }) => ({ value: id, label: nombre }))]}
        />
      </Field>
      <InstitutionButton
        id={chosen || undefined}
        para="ENTRAR"
        label={t('account.login.institution')}
        way={way}
        size="large"
      />
    </div>
  );
}
