import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import type { User } from '#contract/entities/user.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { pageSize, usePage } from './paging.ts';
import { useWorkColumns } from './use-work-columns.tsx';
import { WorksTable } from './works-table.tsx';

type Props = { user: User; search: string; onOpen: (work: PublicationSummary) => void };

/** A draft of which the person is the main author: only they see it in the drafts table (spec 000 §6). */
export const isOwnDraft = (work: PublicationSummary, user: User): boolean =>
  work.estado === 'BORRADOR' && work.autorPrincipalId === user.id;

/** 'Tus publicaciones en borrador'. */
export function DraftsTable({ user, search, onOpen }: Props) {
  const t = useMessages();
  const [page, turn] = usePage(search);
  const query = useQuery({
    ...callQuery(useClient(), 'myPublications', { query: { estado: 'BORRADOR', search, page, limit: pageSize } }),
    placeholderData: keepPreviousData,
  });
  return (
    <WorksTable
      title={t('author.management.drafts')}
      columns={useWorkColumns(user, onOpen)}
      query={query}
      page={page}
      onPage={turn}
      belongs={(work) => isOwnDraft(work, user)}
      empty={search ? t('author.management.noMatch') : t('author.management.drafts.empty')}
    />
  );
}
