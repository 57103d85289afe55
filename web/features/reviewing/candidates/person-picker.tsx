import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { useDebounced } from '#web/features/publications/use-debounced.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { nameOf } from './candidate-facts.tsx';

const fewestLetters = 3;

type Props = { chosen: string; onChoose: (id: string) => void; error: string | undefined };

/** Somebody with an account, found by name. */
export function PersonPicker({ chosen, onChoose, error }: Props) {
  const t = useMessages();
  const [words, setWords] = useState('');
  const q = useDebounced(words.trim().slice(0, 120));
  const isAsked = q.length >= fewestLetters;
  const { data } = useQuery({
    ...callQuery(useClient(), 'findPeopleInConflict', { query: { q } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const people = (isAsked && data?.people) || [];
  return (
    <div className="flex flex-col gap-4">
      <Field label={t('candidates.mine.person')} hint={t('candidates.mine.person.hint')} error={error} required>
        <Input
          type="search"
          autoComplete="off"
          value={words}
          onChange={(event) => {
            setWords(event.currentTarget.value);
            onChoose('');
          }}
        />
      </Field>
      {people.length > 0 && (
        <RadioGroup
          legend={t('candidates.mine.person.found')}
          name="conUserId"
          value={chosen}
          onChange={(event) => onChoose(event.currentTarget.value)}
          options={people.map((person) => ({
            value: person.id,
            label: nameOf(person),
            description: person.afiliacion,
          }))}
        />
      )}
      {isAsked && data?.people.length === 0 && (
        <p role="status" className="text-sm text-muted">
          {t('candidates.mine.person.none')}
        </p>
      )}
    </div>
  );
}
