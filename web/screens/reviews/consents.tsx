/** /consentimientos: whether one's own name may be known where a review hides it (docs/specification.md 8). */

import { useQuery } from '@tanstack/react-query';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { RowList } from '#web/ui/RowList.tsx';
import { ConsentItem } from './consent-item.tsx';

export const title = 'consents.title' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  // A request may have been withdrawn meanwhile.
  const query = useQuery({ ...callQuery(useClient(), 'myConsents'), staleTime: 0 });
  return (
    <>
      <PageHeader title={t('consents.title')} intro={t('consents.intro')} />
      <QueryState
        query={query}
        loading={t('consents.loading')}
        failed={(error) => messageOf(error, t('consents.failed'))}
        isEmpty={(data) => data.consentimientos.length === 0}
        empty={t('consents.empty')}
      >
        {(data) => (
          <RowList className="max-w-reading">
            {data.consentimientos.map((consent) => (
              <ConsentItem key={consent.id} consent={consent} />
            ))}
          </RowList>
        )}
      </QueryState>
    </>
  );
}
