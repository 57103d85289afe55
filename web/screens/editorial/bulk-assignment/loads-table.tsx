import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { Pages } from '#web/data/pages.tsx';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { nameOf } from '#web/features/reviewing/candidates/candidate-facts.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Table } from '#web/ui/Table.tsx';

/** What each person would get, who gets most first. */
export function LoadsTable({ id }: { id: string }) {
  const t = useMessages();
  const { number } = useFormats();
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...callQuery(useClient(), 'proposedLoads', { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <QueryState
      query={query}
      loading={t('assignment.loading')}
      failed={(error) => failureText(t('assignment.failed'), error)}
    >
      {(data) => (
        <div className="pt-6">
          <Table
            caption={t('assignment.loads')}
            hideCaption
            busy={query.isFetching}
            rows={data.personas}
            rowKey={(person) => person.id}
            empty={t('assignment.show.none')}
            columns={[
              {
                id: 'name',
                header: t('assignment.load.person'),
                heading: true,
                cell: (person) => (
                  <div className="wrap-anywhere">
                    {nameOf(person)}
                    <div className="text-sm font-normal text-muted">{person.afiliacion}</div>
                  </div>
                ),
              },
              { id: 'new', header: t('assignment.load.new'), align: 'end', cell: ({ nuevas }) => number(nuevas) },
              { id: 'open', header: t('assignment.load.open'), align: 'end', cell: ({ abiertas }) => number(abiertas) },
              {
                id: 'room',
                header: t('assignment.load.room'),
                align: 'end',
                cell: ({ capacidad }) => number(capacidad),
              },
            ]}
          />
          <Pages list={t('assignment.loads')} page={page} totalPages={data.totalPages} onPage={setPage} />
        </div>
      )}
    </QueryState>
  );
}
