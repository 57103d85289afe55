import type { RoleScopes } from '#contract/journals.ts';
import { narrowableOf } from '#contract/roles.ts';
import type { Role } from '#contract/vocabulary.ts';
import { useCall } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';

type Props = { roles: readonly Role[]; scopes: RoleScopes; onChange: (scopes: RoleScopes) => void };

/** In which journals each role that can be narrowed holds; nothing on a platform with one. */
export function ScopesFields({ roles, scopes, onChange }: Props) {
  const t = useMessages();
  const journals = useCall('roleJournals', {}).data?.revistas ?? [];
  if (journals.length < 2) return null;
  return narrowableOf(roles).map((role) => {
    const some = scopes[role];
    const { [role]: _, ...others } = scopes;
    const toggle = (id: string, on: boolean) =>
      onChange({ ...others, [role]: on ? [...(some ?? []), id] : (some ?? []).filter((each) => each !== id) });
    return (
      <div key={role} className="flex flex-col gap-3">
        <RadioGroup
          legend={t('users.scope', { role: t(`author.role.${role}`) })}
          name={`scope-${role}`}
          value={some ? 'some' : 'all'}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.value === 'all' ? others : { ...others, [role]: journals.map(({ id }) => id) })
          }
          options={[
            { value: 'all', label: t('users.scope.all'), description: t('users.scope.all.text') },
            { value: 'some', label: t('users.scope.some'), description: t('users.scope.some.text') },
          ]}
        />
        {some && (
          <fieldset className="flex flex-col gap-2 ps-8">
            <legend className="sr-only">{t('users.scope.journals', { role: t(`author.role.${role}`) })}</legend>
            {journals.map(({ id, nombre }) => (
              <Checkbox
                key={id}
                label={nombre}
                checked={some.includes(id)}
                onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
              />
            ))}
            {some.length === 0 && <p className="text-sm text-muted">{t('users.scope.none')}</p>}
          </fieldset>
        )}
      </div>
    );
  });
}

/** What is sent of them: nothing where they stay as they were; of roles that stay alone. */
export function scopesToSend(roles: readonly Role[], before: RoleScopes | undefined, scopes: RoleScopes) {
  if (scopes === before || (before === undefined && Object.keys(scopes).length === 0)) return {};
  return {
    ambitos: Object.fromEntries(narrowableOf(roles).flatMap((role) => (scopes[role] ? [[role, scopes[role]]] : []))),
  };
}
