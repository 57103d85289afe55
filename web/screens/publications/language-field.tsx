import type { UseFormRegisterReturn } from 'react-hook-form';
import { capitalised } from '#contract/text.ts';
import { useLanguageNames } from '#web/features/publications/text-in-languages.tsx';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';

/** The languages in which journals that publish in Spanish print most; a work in another keeps its own. */
const languages = ['es', 'en', 'pt', 'fr', 'it', 'de', 'ca', 'gl', 'eu'];

interface LanguageFieldProps {
  field: UseFormRegisterReturn;
  error: { message?: string } | undefined;
  /** The work's own, by its tag. */
  own: string;
}

/** In which language a work is written. */
export function LanguageField({ field, error, own }: LanguageFieldProps) {
  const t = useMessages();
  const reader = useLanguage();
  const nameOf = useLanguageNames();
  const options = [...new Set([...languages, own])].map((value) => ({
    value,
    label: capitalised(nameOf(value), reader),
  }));
  return (
    <Field label={t('author.form.idioma')} error={error?.message}>
      <Select defaultValue={own} {...field} options={options} />
    </Field>
  );
}
