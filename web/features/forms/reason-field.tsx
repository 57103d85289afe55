import { Field } from '#web/ui/Field.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';

type Props = { label: string; hint?: string; value: string; onChange: (reason: string) => void };

/** Why something is decided, declined or withdrawn: required, first to be written in its dialog, as long as the contract takes. */
export function ReasonField({ label, hint, value, onChange }: Props) {
  return (
    <Field label={label} hint={hint} required>
      <Textarea
        data-first-focus
        maxLength={5000}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
