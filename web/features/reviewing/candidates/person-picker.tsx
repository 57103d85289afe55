import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { longest } from '#contract/limits.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { useSearch } from '#web/features/publications/searching-list.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { nameOf } from './candidate-facts.tsx';

type Props = { chosen: string; onChoose: (id: string) => void; error: string | undefined };

/** Somebody with an account, found by name. */
export function PersonPicker({ chosen, onChoose, error }: Props) {
  const t = useMessages();
  const { typed, type, search: q, isEnough } = useSearch({ longest: longest.personSearch, fewestLetters: 3 });
  const { data } = useQuery({
    ...callQuery(useClient(), 'findPeopleInConflict', { query: { q } }),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  });
  const people = (isEnough && data?.people) || [];
  return (
    <div className="flex flex-col gap-4">
      <Field label={t('candidates.mine.person')} hint={t('candidates.mine.person.hint')} error={error} required>
        <Input
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            type(event.currentTarget.value);
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
      {isEnough && data?.people.length === 0 && (
        <p role="status" className="text-sm text-muted">
          {t('candidates.mine.person.none')}
        </p>
      )}
    </div>
  );
}
