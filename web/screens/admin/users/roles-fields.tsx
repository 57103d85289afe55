import { roles as allRoles, type Role } from '#contract/vocabulary.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';

/** LECTOR is what an account is without any of these. */
const givenRoles = allRoles.filter((role) => role !== 'LECTOR');
type GivenRole = (typeof givenRoles)[number];

type Props = {
  roles: readonly Role[];
  onChange: (roles: readonly Role[]) => void;
  /** Those that are offered; all unless said. */
  offered?: readonly GivenRole[];
  hint?: string;
};

/** The roles as boxes to tick; where there are several, which of them comes first. */
export function RolesFields({ roles, onChange, offered = givenRoles, hint }: Props) {
  const t = useMessages();
  const given = roles.filter((role) => role !== 'LECTOR');
  const toggle = (role: Role, on: boolean) => onChange(on ? [...given, role] : given.filter((held) => held !== role));
  const lead = (main: string) =>
    onChange(given.toSorted((one, other) => Number(other === main) - Number(one === main)));
  return (
    <>
      <fieldset className="flex flex-col gap-3">
        <legend className="text-sm font-semibold">{t('users.edit.roles')}</legend>
        <p className="mt-1 text-sm text-muted">{hint ?? t('users.edit.roles.hint')}</p>
        {offered.map((role, at) => (
          <Checkbox
            key={role}
            label={t(`author.role.${role}`)}
            hint={t(`users.role.${role}.text`)}
            checked={given.includes(role)}
            onChange={(event) => toggle(role, event.currentTarget.checked)}
            data-first-focus={at === 0 || undefined}
          />
        ))}
      </fieldset>
      {given.length > 1 && (
        <Field label={t('users.edit.main')} hint={t('users.edit.main.hint')}>
          <Select
            value={given[0]}
            onChange={(event) => lead(event.currentTarget.value)}
            options={given.map((value) => ({ value, label: t(`author.role.${value}`) }))}
          />
        </Field>
      )}
    </>
  );
}
