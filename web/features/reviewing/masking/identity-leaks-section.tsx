import { messageOf } from '#web/data/problems.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { FoldedIdentityLeaks } from './folded-identity-leaks.tsx';

/** What in a work tells who wrote it, for its editors: whatever the mode is now. */
export function IdentityLeaksSection({ id }: { id: string }) {
  const t = useMessages();
  const query = useCall('findIdentityLeaks', { params: { id } });
  return (
    <QueryState
      query={query}
      loading={t('anonymise.leaks.loading')}
      failed={(error) => messageOf(error, t('anonymise.leaks.failed'))}
    >
      {(data) => {
        if (data.avisos.length === 0) return <p className="text-sm text-muted">{t('anonymise.leaks.none')}</p>;
        return (
          <Notice tone="warning" title={t('anonymise.leaks.title', { count: data.avisos.length })}>
            <FoldedIdentityLeaks avisos={data.avisos} completo={data.completo} />
          </Notice>
        );
      }}
    </QueryState>
  );
}
