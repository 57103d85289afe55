import { useId } from 'react';
import { capitalised } from '#contract/text.ts';
import { languageName } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldError } from '#web/ui/FieldError.tsx';

type Props = {
  most: number;
  languages: readonly string[];
  error?: string | undefined;
  onChange: (languages: string[]) => void;
};

/** Those that journals of the region take works in; one set by other means stays to be seen. */
const offered = ['es', 'en', 'pt', 'fr', 'it', 'de', 'ca', 'gl', 'eu'];

/** In which languages a journal takes works. */
export function LanguagesField({ most, languages, error, onChange }: Props) {
  const t = useMessages();
  const tongue = useLanguage();
  const errorId = useId();
  const all = [...offered, ...languages.filter((each) => !offered.includes(each))];
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={error && errorId}>
      <legend className="mb-2 text-sm font-semibold">{t('managing.idiomas')}</legend>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
        {all.map((each) => (
          <Checkbox
            key={each}
            label={capitalised(languageName(each, tongue), tongue)}
            checked={languages.includes(each)}
            disabled={!languages.includes(each) && languages.length >= most}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...languages, each] : languages.filter((other) => other !== each))
            }
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
