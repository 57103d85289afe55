import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import type { User } from '#contract/entities/user.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { hasRole } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { isOwnDraft } from './drafts-table.tsx';
import { pageSize, usePage } from './paging.ts';
import { useWorkColumns } from './use-work-columns.tsx';
import { WorksTable } from './works-table.tsx';

type Props = { user: User; search: string; onOpen: (work: PublicationSummary) => void };

/**
 * 'Publicaciones a revisar': everything but one's own drafts. Who takes part in the process sees all that they may
 * read, an author their own works, past the draft, and those of others in which they have a part.
 */
export function OthersTable({ user, search, onOpen }: Props) {
  const t = useMessages();
  const [page, turn] = usePage(search);
  const client = useClient();
  const asked = { query: { search, page, limit: pageSize } };
  const takesPart = hasRole(user, 'REVISOR', 'EDITOR', 'ADMIN');
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
  return (
    <WorksTable
      title={t('author.management.others')}
      columns={useWorkColumns(user, onOpen)}
      query={takesPart ? all : own}
      page={page}
      onPage={turn}
      belongs={(work) => !isOwnDraft(work, user)}
      empty={search ? t('author.management.noMatch') : t('author.management.others.empty')}
      alwaysPaged
    />
  );
}
