import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReviewerLoad } from '#contract/entities/bulk-assignment.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { Pages } from '#web/data/pages.tsx';
import { callQuery } from '#web/data/queries.ts';
import { SearchingList, useSearch } from '#web/features/publications/searching-list.tsx';
import { nameOf } from '#web/features/reviewing/candidates/candidate-facts.tsx';
import { type SaidAbsence, useAwayWords } from '#web/features/reviewing/use-away-words.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { toggled } from './set-fields.ts';

type Props = { chosen: ReadonlySet<string>; onChoose: (chosen: ReadonlySet<string>) => void };

/** Who reviews, to be ticked one by one, looked for by name. */
export function PeopleChoice({ chosen, onChoose }: Props) {
  const t = useMessages();
  const words = useSearch();
  const loadWords = useLoadWords();
  const query = useQuery({
    ...callQuery(useClient(), 'assignmentPool', { query: words.asked }),
    placeholderData: keepPreviousData,
  });
  return (
    <SearchingList
      search={words}
      label={t('assignment.people.search')}
      className="mt-6"
      query={query}
      loading={t('assignment.loading')}
      failed={(error) => failureText(t('assignment.failed'), error)}
    >
      {({ personas, total, totalPages }) => (
        <>
          <ul aria-label={t('assignment.people')} className="divide-y divide-line border-y border-line">
            {personas.map((person) => (
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
          <p role="status" className="text-muted">
            {total === 0 ? t('assignment.people.none') : t('assignment.people.chosen', { count: chosen.size })}
          </p>
          <Pages list={t('assignment.people')} page={words.page} totalPages={totalPages} onPage={words.turnTo} />
        </>
      )}
    </SearchingList>
  );
}

type Load = Pick<ReviewerLoad, 'abiertas' | 'capacidad' | keyof SaidAbsence>;

/** What a person has to do and from when they can, in words. */
function useLoadWords(): (load: Load) => string {
  const t = useMessages();
  const awayWords = useAwayWords();
  return ({ abiertas: open, capacidad: capacity, ...absence }) => {
    const load = t(open >= capacity ? 'candidates.full' : 'candidates.load', { open, capacity });
    return [load, awayWords(absence)].filter(Boolean).join(' · ');
  };
}
