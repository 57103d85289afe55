/** /coautorias: the works that somebody says one wrote with them, and those that would have another main author (docs/specification.md 8). */
import { useQuery } from '@tanstack/react-query';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { RowList } from '#web/ui/RowList.tsx';
import { Section } from '#web/ui/Section.tsx';
import { AuthorshipRequestItem } from './authorship-request-item.tsx';
import { SuccessionItem } from './succession-item.tsx';

export const title = 'navigation.authorships' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  // Who asks may have taken the name out meanwhile.
  const query = useQuery({ ...callQuery(useClient(), 'myAuthorshipRequests'), staleTime: 0 });
  const successions = useQuery({ ...callQuery(useClient(), 'mySuccessions'), staleTime: 0 });
  const relevos = successions.data?.relevos ?? [];
  const isAskedOther = relevos.length > 0 && query.data?.peticiones.length === 0;
  return (
    <>
      <PageHeader title={t('navigation.authorships')} />
      {successions.error && (
        <Notice tone="error" className="mb-12">
          {messageOf(successions.error, t('succession.list.failed'))}
        </Notice>
      )}
      {relevos.length > 0 && (
        <Section title={t('succession.list.title')} className="mb-12 max-w-reading">
          <RowList>
            {relevos.map((asked) => (
              <SuccessionItem key={asked.publicacionId} asked={asked} />
            ))}
          </RowList>
        </Section>
      )}
      {!isAskedOther && (
        <Section title={t('byline.requests.title')} intro={t('byline.requests.intro')} className="max-w-reading">
          <QueryState
            query={query}
            loading={t('byline.requests.loading')}
            failed={(error) => messageOf(error, t('byline.requests.failed'))}
            isEmpty={(data) => data.peticiones.length === 0}
            empty={t('byline.requests.empty')}
          >
            {(data) => (
              <RowList>
                {data.peticiones.map((request) => (
                  <AuthorshipRequestItem key={request.publicacionId} request={request} />
                ))}
              </RowList>
            )}
          </QueryState>
        </Section>
      )}
    </>
  );
}
