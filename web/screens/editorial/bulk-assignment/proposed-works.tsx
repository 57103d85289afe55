import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { proposalParts } from '#contract/entities/bulk-assignment.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { Pages } from '#web/data/pages.tsx';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { HandOver } from './hand-over.tsx';
import { ProposedWorkCard } from './proposed-work-card.tsx';

type Part = (typeof proposalParts)[number];
type Props = { id: string; isOpen: boolean; part: Part; onPart: (part: Part) => void };

/** The works of a proposal, a page at a time, with who would review each. */
export function ProposedWorks({ id, isOpen, part, onPart }: Props) {
  const t = useMessages();
  const [at, setAt] = useState({ part, page: 1 });
  // Another part begins at its first page.
  const page = at.part === part ? at.page : 1;
  const setPage = (next: number) => setAt({ part, page: next });
  const query = useQuery({
    ...callQuery(useClient(), 'proposedWorks', { params: { id }, query: { parte: part, page } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data } = query;
  // The last page may be gone with what was on it.
  if (data && !query.isPlaceholderData && data.totalPages > 0 && page > data.totalPages) setPage(data.totalPages);
  return (
    <div className="flex flex-col gap-4 pt-6">
      <Field label={t('assignment.show')} className="max-w-72">
        <Select
          value={part}
          onChange={(event) => onPart(proposalParts.find((each) => each === event.currentTarget.value) ?? 'todas')}
          options={proposalParts.map((value) => ({ value, label: t(`assignment.show.${value}`) }))}
        />
      </Field>
      {part === 'ausentes' && isOpen && <HandOver works={data?.obras ?? []} />}
      <QueryState
        query={query}
        loading={t('assignment.loading')}
        failed={(error) => failureText(t('assignment.failed'), error)}
        isEmpty={({ total }) => total === 0}
        empty={t('assignment.show.none')}
      >
        {({ obras }) => (
          <>
            <ul data-rows aria-busy={query.isFetching} className="divide-y divide-line border-y border-line">
              {obras.map((work) => (
                <ProposedWorkCard key={work.id} assignmentId={id} work={work} isOpen={isOpen} />
              ))}
            </ul>
          </>
        )}
      </QueryState>
      {data && <Pages list={t('assignment.works')} page={page} totalPages={data.totalPages} onPage={setPage} />}
    </div>
  );
}
