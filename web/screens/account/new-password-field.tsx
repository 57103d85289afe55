import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { longest } from '#contract/limits.ts';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';

type Props = UseFormRegisterReturn & { label: string; error: FieldError | undefined };

/** Where a new password is typed, and where it is typed again (new-password.ts). */
export function NewPasswordField({ label, error, ...input }: Props) {
  return (
    <Field label={label} error={error?.message} required>
      <Input type="password" autoComplete="new-password" maxLength={longest.password} {...input} />
    </Field>
  );
}
