/** /coautorias: the works that somebody says one wrote with them (docs/specification.md 8). */
import { useQuery } from '@tanstack/react-query';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { AuthorshipRequestItem } from './authorship-request-item.tsx';

export const title = 'byline.requests.title' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  // Who asks may have taken the name out meanwhile.
  const query = useQuery({ ...callQuery(useClient(), 'myAuthorshipRequests'), staleTime: 0 });
  return (
    <>
      <PageHeader title={t('byline.requests.title')} intro={t('byline.requests.intro')} />
      <QueryState
        query={query}
        loading={t('byline.requests.loading')}
        failed={(error) => messageOf(error, t('byline.requests.failed'))}
        isEmpty={(data) => data.peticiones.length === 0}
        empty={t('byline.requests.empty')}
      >
        {(data) => (
          <ul data-rows className="max-w-reading divide-y divide-line border-y border-line">
            {data.peticiones.map((request) => (
              <AuthorshipRequestItem key={request.publicacionId} request={request} />
            ))}
          </ul>
        )}
      </QueryState>
    </>
  );
}
