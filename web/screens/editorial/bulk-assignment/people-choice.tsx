import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReviewerLoad } from '#contract/entities/bulk-assignment.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { usePageOf } from '#web/data/use-page-of.ts';
import { failureText } from '#web/features/publications/failure-text.ts';
import { useDebounced } from '#web/features/publications/use-debounced.ts';
import { nameOf } from '#web/features/reviewing/candidates/candidate-facts.tsx';
import { Pages } from '#web/features/reviewing/pages.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { toggled } from './set-fields.ts';

type Props = { chosen: ReadonlySet<string>; onChoose: (chosen: ReadonlySet<string>) => void };

/** Who reviews, to be ticked one by one, looked for by name. */
export function PeopleChoice({ chosen, onChoose }: Props) {
  const t = useMessages();
  const [words, setWords] = useState('');
  const search = useDebounced(words.trim().slice(0, 200));
  const [page, turnTo] = usePageOf(search);
  const loadWords = useLoadWords();
  const { data, error, refetch, isFetching } = useQuery({
    ...callQuery(useClient(), 'assignmentPool', { query: { page, ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="mt-6 flex flex-col gap-4">
      <SearchBox
        label={t('assignment.people.search')}
        placeholder={t('assignment.people.search')}
        value={words}
        onChange={setWords}
        className="max-w-form"
      />
      {!data && error && (
        <ErrorState
          message={failureText(t('assignment.failed'), error)}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !error && <Spinner label={t('assignment.loading')} />}
      {data && (
        <ul aria-label={t('assignment.people')} className="divide-y divide-line border-y border-line">
          {data.personas.map((person) => (
            <li key={person.id} className="py-3">
              <Checkbox
                label={nameOf(person)}
                hint={[person.afiliacion, loadWords(person)].filter(Boolean).join(' · ')}
                checked={chosen.has(person.id)}
                onChange={() => onChoose(toggled(chosen, person.id))}
              />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-muted">
        {data?.total === 0 ? t('assignment.people.none') : t('assignment.people.chosen', { count: chosen.size })}
      </p>
      {data && <Pages list={t('assignment.people')} page={page} totalPages={data.totalPages} onPage={turnTo} />}
    </div>
  );
}

type Load = Pick<ReviewerLoad, 'abiertas' | 'capacidad' | 'noDisponibleHasta'>;

/** What a person has to do and from when they can, in words. */
function useLoadWords(): (load: Load) => string {
  const t = useMessages();
  const { shortDay } = useFormats();
  return ({ abiertas: open, capacidad: capacity, noDisponibleHasta: until }) => {
    const load = t(open >= capacity ? 'candidates.full' : 'candidates.load', { open, capacity });
    return until ? `${load} · ${t('candidates.away', { day: shortDay(until) })}` : load;
  };
}
