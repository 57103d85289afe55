import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { Pages } from '#web/data/pages.tsx';
import { callQuery, useAct } from '#web/data/queries.ts';
import { KeyList } from '#web/features/administration/key-list.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Section } from '#web/ui/Section.tsx';

const perPage = 10;

/** Keys of the public API, of everybody, the last first; nothing where there is none. */
export function AllApiKeys() {
  const t = useMessages();
  const [page, setPage] = useState(1);
  const { data, error } = useQuery({
    ...callQuery(useClient(), 'listAllApiKeys', { query: { page, limit: perPage } }),
    placeholderData: keepPreviousData,
  });
  const revoke = useAct('revokeApiKeyOf', ['listAllApiKeys']);
  // What is revoked leaves the list: the last page may be gone.
  if (data && page > data.totalPages) setPage(data.totalPages);
  if (error) return <Notice tone="error">{failureText(t('api-keys.all.failed'), error)}</Notice>;
  // The last that is revoked is still to be told of.
  if (!data || (data.total === 0 && !revoke.isSuccess)) return null;
  return (
    <Section id="claves" title={t('api-keys.all')} intro={t('api-keys.all.intro')}>
      <div className="max-w-4xl">
        <p className="mb-2 text-sm text-muted">{t('api-keys.all.count', { count: data.total })}</p>
        <KeyList
          keys={data.claves}
          isRevoking={revoke.isPending}
          onRevoke={({ id }) => revoke.mutateAsync({ params: { id } })}
        />
        <Pages list={t('api-keys.all')} page={page} totalPages={data.totalPages} onPage={setPage} />
      </div>
    </Section>
  );
}
