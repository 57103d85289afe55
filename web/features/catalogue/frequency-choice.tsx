import { type SearchFrequency, searchFrequencies } from '#contract/vocabulary.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';

type Props = {
  value: SearchFrequency;
  onChange: (frequency: SearchFrequency) => void;
  /** Read, not seen, in place of the label: says of which search. */
  label?: string;
};

/** How often what is new in a search is mailed. */
export function FrequencyChoice({ value, onChange, label }: Props) {
  const t = useMessages();
  return (
    <Field label={label ?? t('searches.frequency')} hideLabel={label !== undefined}>
      <Select
        value={value}
        onChange={(event) => {
          const chosen = searchFrequencies.find((each) => each === event.currentTarget.value);
          if (chosen) onChange(chosen);
        }}
        options={searchFrequencies.map((each) => ({ value: each, label: t(`searches.frequency.${each}`) }))}
      />
    </Field>
  );
}
