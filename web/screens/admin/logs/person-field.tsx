import { useEffect, useRef, useState } from 'react';
import { longest } from '#contract/limits.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';

type Props = { value: string; onChange: (words: string) => void; className?: string };

const standstillMs = 400;

/** Who did it or whom it touched, by words of a name or address; asked for once what is typed stands still. */
export function PersonField({ value, onChange, className }: Props) {
  const t = useMessages();
  const [words, setWords] = useState(value);
  const timer = useRef(0);
  // The filter changes elsewhere too: a name in the list is clicked, all filters are taken away.
  useEffect(() => setWords(value), [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (typed: string) => {
    setWords(typed);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onChange(typed.trim()), standstillMs);
  };
  return (
    <Field label={t('logs.person')} className={className}>
      <Input
        type="search"
        autoComplete="off"
        placeholder={t('logs.person.hint')}
        maxLength={longest.personSearch}
        value={words}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </Field>
  );
}
