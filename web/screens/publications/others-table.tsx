import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import type { User } from '#contract/entities/user.ts';
import { readsWorksInProcess } from '#contract/roles.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { pageSize } from './paging.ts';
import { SortChoice } from './sort-choice.tsx';
import { useTablePlace } from './use-table-place.ts';
import { useWorkColumns } from './use-work-columns.tsx';
import { WorksTable } from './works-table.tsx';

type Props = { user: User; search: string; onClear: () => void; onOpen: (work: PublicationSummary) => void };

const columns = ['titulo', 'estado', 'fecha'] as const;

/**
 * 'Publicaciones a revisar': everything but one's own drafts. Who takes part in the process sees all that they may
 * read, an author their own works, past the draft, and those of others in which they have a part.
 */
export function OthersTable({ user, search, onClear, onOpen }: Props) {
  const t = useMessages();
  const { page, turn, sort, sortBy } = useTablePlace('demas');
  const client = useClient();
  const asked = { query: { parte: 'demas', search, sort, page, limit: pageSize } } as const;
  const takesPart = readsWorksInProcess(user);
  const all = useQuery({
    ...callQuery(client, 'listPublications', asked),
    placeholderData: keepPreviousData,
    enabled: takesPart,
  });
  const own = useQuery({
    ...callQuery(client, 'myPublications', asked),
    placeholderData: keepPreviousData,
    enabled: !takesPart,
  });
  const title = t('author.management.others');
  return (
    <WorksTable
      title={title}
      columns={useWorkColumns(user, onOpen, { sort, sortBy, columns })}
      sorting={<SortChoice title={title} sort={sort} sortBy={sortBy} columns={columns} />}
      query={takesPart ? all : own}
      page={page}
      onPage={turn}
      search={search}
      onClear={onClear}
      empty={t('author.management.others.empty')}
      alwaysPaged
    />
  );
}
