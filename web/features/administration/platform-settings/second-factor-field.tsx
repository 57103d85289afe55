import { useId } from 'react';
import { type RoleWithSecondFactor, rolesWithSecondFactor } from '#contract/entities/second-factor.ts';
import { useCall } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldError } from '#web/ui/FieldError.tsx';

type SecondFactorFieldProps = {
  value: readonly RoleWithSecondFactor[];
  error: string | undefined;
  onChange: (value: RoleWithSecondFactor[]) => void;
};

/** Of whom the second step is asked, and how many of them have none yet. */
export function SecondFactorField({ value, error, onChange }: SecondFactorFieldProps) {
  const t = useMessages();
  const errorId = useId();
  const { data } = useCall('secondFactorFigures');
  const figures = (role: RoleWithSecondFactor) => {
    const found = data?.[role];
    return found && t('second-factor.asked.figures', { total: found.cuentas, missing: found.sinSegundoPaso });
  };
  return (
    <fieldset className="flex flex-col gap-3" aria-describedby={error ? errorId : undefined}>
      <legend className="text-sm font-semibold">{t('second-factor.asked')}</legend>
      <p className="mt-1 text-sm text-muted">{t('second-factor.asked.hint')}</p>
      {rolesWithSecondFactor.map((role) => (
        <Checkbox
          key={role}
          label={t(`second-factor.asked.${role}`)}
          hint={figures(role)}
          aria-invalid={error ? true : undefined}
          checked={value.includes(role)}
          onChange={({ currentTarget }) =>
            onChange(
              rolesWithSecondFactor.filter((each) => (each === role ? currentTarget.checked : value.includes(each))),
            )
          }
        />
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
