import type { ComponentProps } from 'react';
import { longest } from '#contract/limits.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';

type Props = {
  hasLetter: boolean;
  isRequired: boolean;
  error?: string | undefined;
  input: Partial<ComponentProps<typeof Textarea>>;
};

/** Why it is decided, or, where authors are not told, a note to the record: there the keyboard begins. */
export function DecisionReason({ hasLetter, isRequired, error, input }: Props) {
  const t = useMessages();
  return (
    <Field
      label={t(hasLetter ? 'decisions.motivo' : 'decisions.note')}
      hint={t(hasLetter ? 'decisions.motivo.hint' : 'decisions.note.hint')}
      error={error}
      required={isRequired}
      optional={isRequired ? undefined : t('decisions.optional')}
    >
      <Textarea data-first-focus rows={3} maxLength={longest.reason} {...input} />
    </Field>
  );
}
