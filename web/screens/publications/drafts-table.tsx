import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import type { User } from '#contract/entities/user.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { pageSize } from './paging.ts';
import { SortChoice } from './sort-choice.tsx';
import { useTablePlace } from './use-table-place.ts';
import { useWorkColumns } from './use-work-columns.tsx';
import { WorksTable } from './works-table.tsx';

type Props = { user: User; search: string; onClear: () => void; onOpen: (work: PublicationSummary) => void };

/** 'Tus publicaciones en borrador': those of which the person is the main author; only they see them (spec 000 §6). */
export function DraftsTable({ user, search, onClear, onOpen }: Props) {
  const t = useMessages();
  const { page, turn, sort, sortBy } = useTablePlace('borradores');
  const query = useQuery({
    ...callQuery(useClient(), 'myPublications', {
      query: { parte: 'borradores', search, sort, page, limit: pageSize },
    }),
    placeholderData: keepPreviousData,
  });
  const title = t('author.management.drafts');
  return (
    <WorksTable
      title={title}
      columns={useWorkColumns(user, onOpen, { sort, sortBy, columns: ['titulo', 'fecha'] })}
      sorting={<SortChoice title={title} sort={sort} sortBy={sortBy} columns={['titulo', 'fecha']} />}
      query={query}
      page={page}
      onPage={turn}
      search={search}
      onClear={onClear}
      empty={t('author.management.drafts.empty')}
    />
  );
}
