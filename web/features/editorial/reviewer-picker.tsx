import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import type { User } from '#contract/entities/user.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery, useCall } from '#web/data/queries.ts';
import { failureText } from '#web/features/publication/failure-text.ts';
import { useDebounced } from '#web/features/publication/use-debounced.ts';
import { Pages } from '#web/features/review/pages.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';

const perPage = 4;

type Props = {
  work: PublicationSummary;
  chosen: User | undefined;
  onChoose: (user: User) => void;
  error: string | undefined;
};

/** Reviewers to choose one from, looked for by name. Who cannot be given this work is shown with the reason. */
export function ReviewerPicker({ work, chosen, onChoose, error }: Props) {
  const t = useMessages();
  const [words, setWords] = useState('');
  const search = useDebounced(words.trim().slice(0, 200));
  const [asked, setAsked] = useState({ page: 1, search });
  const page = asked.search === search ? asked.page : 1;
  const people = useQuery({
    ...callQuery(useClient(), 'listUsers', {
      query: { rol: 'REVISOR', activas: 'true', page, limit: perPage, ...(search && { search }) },
    }),
    placeholderData: keepPreviousData,
  });
  const whyNot = useWhyNot(work);
  const users = people.data?.users ?? [];
  const choose = (id: string) => {
    const user = users.find((each) => each.id === id);
    if (user) onChoose(user);
  };
  return (
    <div className="flex flex-col gap-4">
      <SearchBox
        firstFocus
        label={t('editor.assign.search')}
        placeholder={t('editor.assign.search')}
        value={words}
        onChange={setWords}
      />
      {!people.data && people.error ? (
        <ErrorState
          message={failureText(t('editor.load.failed'), people.error)}
          retryLabel={t('common.retry')}
          onRetry={() => people.refetch()}
          busy={people.isFetching}
        />
      ) : !people.data ? (
        <Spinner label={t('editor.loading')} />
      ) : (
        <>
          <RadioGroup
            legend={t('editor.assign.revisor')}
            name="revisorId"
            value={chosen?.id ?? ''}
            onChange={(event) => choose(event.currentTarget.value)}
            hint={chosen && t('editor.assign.chosen', { name: nameOf(chosen) })}
            error={error}
            options={users.map((user) => {
              const reason = whyNot(user);
              return {
                value: user.id,
                label: nameOf(user),
                description: reason ?? [user.afiliacion, user.email].filter(Boolean).join(' · '),
                disabled: reason !== null,
              };
            })}
          />
          {users.length === 0 && (
            <p role="status" className="text-muted">
              {search ? t('editor.assign.none', { words: search }) : t('editor.assign.noReviewers')}
            </p>
          )}
          <Pages
            list={t('editor.assign.pages')}
            page={page}
            totalPages={people.data.totalPages}
            onPage={(next) => setAsked({ page: next, search })}
          />
        </>
      )}
    </div>
  );
}

const nameOf = ({ nombres, apellidos }: User) => `${nombres} ${apellidos}`.trim();

/** Says of a person why they cannot be given the work, or null; the server has the last word. */
function useWhyNot(work: PublicationSummary): (user: User) => string | null {
  const t = useMessages();
  const { data } = useCall('reviewsOfPublication', { params: { id: work.id }, query: { limit: 100 } });
  const busy = new Set(data?.reviews.filter(({ ronda }) => ronda === work.ronda).map(({ revisorId }) => revisorId));
  const authors = new Set([work.autorPrincipalId, ...work.coautoresIds]);
  return ({ id }) => {
    if (authors.has(id)) return t('editor.assign.isAuthor');
    return busy.has(id) ? t('editor.assign.already') : null;
  };
}
