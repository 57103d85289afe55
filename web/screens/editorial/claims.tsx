/** /editorial/reclamaciones: the appeals and complaints that somebody can answer, those that wait first. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { ClaimItem } from '#web/features/editorial/claims/claim-item.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { RowList } from '#web/ui/RowList.tsx';

export const title = 'claims.title' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  const [page, setPage] = useState(1);
  // Somebody else may have answered meanwhile.
  const query = useQuery({ ...callQuery(useClient(), 'listClaims', { query: { page } }), staleTime: 0 });
  return (
    <>
      <PageHeader title={t('claims.title')} intro={t('claims.list.intro')} />
      <QueryState
        query={query}
        loading={t('claims.list.loading')}
        failed={(error) => failureText(t('claims.list.failed'), error)}
        isEmpty={({ reclamaciones }) => reclamaciones.length === 0}
        empty={t('claims.list.empty')}
      >
        {({ reclamaciones, totalPages }) => (
          <>
            <RowList className="max-w-reading">
              {reclamaciones.map((claim) => (
                <ClaimItem key={claim.id} claim={claim} />
              ))}
            </RowList>
            {totalPages > 1 && (
              <Pagination
                className="mt-8"
                label={t('claims.list.pages')}
                pageLabel={t('claims.list.page', { page })}
                previousLabel={t('claims.list.previous')}
                nextLabel={t('claims.list.next')}
                page={page}
                hasNext={page < totalPages}
                onPage={setPage}
              />
            )}
          </>
        )}
      </QueryState>
    </>
  );
}
