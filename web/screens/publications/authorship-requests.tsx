/** /coautorias: the works that somebody says one wrote with them, and those that would have another main author (docs/specification.md 8). */
import { useQuery } from '@tanstack/react-query';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Section } from '#web/ui/Section.tsx';
import { AuthorshipRequestItem } from './authorship-request-item.tsx';
import { SuccessionItem } from './succession-item.tsx';

export const title = 'byline.requests.title' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  // Who asks may have taken the name out meanwhile.
  const query = useQuery({ ...callQuery(useClient(), 'myAuthorshipRequests'), staleTime: 0 });
  return (
    <>
      <PageHeader title={t('byline.requests.title')} intro={t('byline.requests.intro')} />
      <Successions />
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

/** What is asked about who the main author is; nothing where nobody asks. */
function Successions() {
  const t = useMessages();
  const query = useQuery({ ...callQuery(useClient(), 'mySuccessions'), staleTime: 0 });
  return (
    <QueryState
      query={query}
      loading={null}
      failed={(error) => messageOf(error, t('succession.list.failed'))}
      isEmpty={(data) => data.relevos.length === 0}
      className="mb-12"
    >
      {(data) => (
        <Section title={t('succession.list.title')} className="mb-12 max-w-reading">
          <ul data-rows className="divide-y divide-line border-y border-line">
            {data.relevos.map((asked) => (
              <SuccessionItem key={asked.publicacionId} asked={asked} />
            ))}
          </ul>
        </Section>
      )}
    </QueryState>
  );
}
