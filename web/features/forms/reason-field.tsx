import { longest } from '#contract/limits.ts';
import { Field } from '#web/ui/Field.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';

type Props = {
  label: string;
  hint?: string;
  /** Where the contract takes less than of other reasons. */
  maxLength?: number;
  value: string;
  onChange: (reason: string) => void;
};

/** Why something is decided, declined or withdrawn: required, first to be written in its dialog, as long as the contract takes. */
export function ReasonField({ label, hint, maxLength = longest.reason, value, onChange }: Props) {
  return (
    <Field label={label} hint={hint} required>
      <Textarea
        data-first-focus
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
