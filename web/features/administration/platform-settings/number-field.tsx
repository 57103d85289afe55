import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';

type Props = {
  label: string;
  hint?: string;
  error?: string | undefined;
  min: number;
  max: number;
  /** NaN while the box is empty. */
  value: number;
  onChange: (value: number) => void;
};

/** A whole number in a narrow box. */
export function NumberField({ label, hint, error, min, max, value, onChange }: Props) {
  return (
    <Field label={label} hint={hint} error={error} required>
      <Input
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        className="max-w-28"
        value={Number.isNaN(value) ? '' : value}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value === '' ? Number.NaN : Number(currentTarget.value))
        }
      />
    </Field>
  );
}
