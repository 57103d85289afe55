import type { ComponentProps } from 'react';
import { languages } from '#contract/vocabulary.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';

type Props = Omit<ComponentProps<typeof Select>, 'options'>;

/** The language of the mail that brings the link, and of the account until its person chooses. */
export function MailLanguageField(props: Props) {
  const t = useMessages();
  return (
    <Field label={t('users.new.idioma')} className="w-full sm:w-60">
      <Select options={languages.map((value) => ({ value, label: t(`candidates.mail.idioma.${value}`) }))} {...props} />
    </Field>
  );
}
