import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { proposalParts } from '#contract/entities/bulk-assignment.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { failureText } from '#web/features/publications/failure-text.ts';
import { Pages } from '#web/features/reviewing/pages.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { ProposedWorkCard } from './proposed-work-card.tsx';

/** The works of a proposal, a page at a time, with who would review each. */
export function ProposedWorks({ id, isOpen }: { id: string; isOpen: boolean }) {
  const t = useMessages();
  const [asked, setAsked] = useState<{ parte: (typeof proposalParts)[number]; page: number }>({
    parte: 'todas',
    page: 1,
  });
  const { data, error, refetch, isFetching } = useQuery({
    ...callQuery(useClient(), 'proposedWorks', { params: { id }, query: asked }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  // The last page may be gone with what was on it.
  if (data && data.totalPages > 0 && asked.page > data.totalPages) setAsked({ ...asked, page: data.totalPages });
  return (
    <div className="flex flex-col gap-4 pt-6">
      <Field label={t('assignment.show')} className="max-w-72">
        <Select
          value={asked.parte}
          onChange={(event) =>
            setAsked({ parte: proposalParts.find((part) => part === event.currentTarget.value) ?? 'todas', page: 1 })
          }
          options={proposalParts.map((value) => ({ value, label: t(`assignment.show.${value}`) }))}
        />
      </Field>
      {!data && error && (
        <ErrorState
          message={failureText(t('assignment.failed'), error)}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !error && <Spinner label={t('assignment.loading')} />}
      {data?.total === 0 && <EmptyState title={t('assignment.show.none')} />}
      {data && data.total > 0 && (
        <ul aria-busy={isFetching} className="divide-y divide-line border-y border-line">
          {data.obras.map((work) => (
            <ProposedWorkCard key={work.id} assignmentId={id} work={work} isOpen={isOpen} />
          ))}
        </ul>
      )}
      {data && (
        <Pages
          list={t('assignment.works')}
          page={asked.page}
          totalPages={data.totalPages}
          onPage={(page) => setAsked({ ...asked, page })}
        />
      )}
    </div>
  );
}
