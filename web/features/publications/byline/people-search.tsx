import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { longest } from '#contract/limits.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { callQuery } from '#web/data/queries.ts';
import { useSearch } from '#web/features/publications/searching-list.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { nameOf } from './author-fields.ts';

/** Somebody with an account, as the search gives them. */
export interface FoundPerson {
  id: string;
  nombres: string;
  apellidos: string;
  afiliacion: string;
  /** Of that affiliation; absent: it was written freely. */
  afiliacionRor?: string | undefined;
  orcid: string | null;
}

type Props = {
  /** Accounts that the byline has already. */
  present: ReadonlySet<string>;
  isSaving: boolean;
  onChoose: (person: FoundPerson) => void;
};

/** People with an account, looked for by name, to choose a co-author among them. */
export function PeopleSearch({ present, isSaving, onChoose }: Props) {
  const t = useMessages();
  const { typed, type, search: q, isEnough } = useSearch({ longest: longest.personSearch, fewestLetters: 3 });
  const { data, error } = useQuery({
    ...callQuery(useClient(), 'findPeople', { query: { q } }),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  });
  const people = isEnough && data ? data.people : [];
  return (
    <div className="flex max-w-form flex-col gap-3">
      <Field label={t('byline.search')} hint={t('byline.search.hint')}>
        <Input
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          // The search follows what is typed: Enter must not send the form round it.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Field>
      {error && <Notice tone="error">{failureText(t('byline.search.failed'), error)}</Notice>}
      <p role="status" className={people.length > 0 ? 'sr-only' : 'text-sm text-muted'}>
        {isEnough && data && t('byline.search.found', { count: people.length })}
      </p>
      {people.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {people.map((person) => (
            <li key={person.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0">
                <p className="font-semibold">{nameOf(person)}</p>
                {person.afiliacion && <p className="text-sm text-muted">{person.afiliacion}</p>}
              </div>
              {present.has(person.id) ? (
                <span className="text-sm text-muted">{t('byline.search.present')}</span>
              ) : (
                <Button
                  size="small"
                  icon={<UserPlus aria-hidden />}
                  busy={isSaving}
                  onClick={() => onChoose(person)}
                  aria-label={t('byline.search.add.of', { name: nameOf(person) })}
                >
                  {t('byline.search.add')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
