import { useQuery } from '@tanstack/react-query';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { FoldedIdentityLeaks } from './folded-identity-leaks.tsx';

/** Warns a work's authors, while they can change it, of what would tell reviewers who they are; nothing where nothing does. */
export function IdentityLeaksNotice({ id }: { id: string }) {
  const t = useMessages();
  const { data } = useQuery({ ...callQuery(useClient(), 'findIdentityLeaks', { params: { id } }), staleTime: 0 });
  if (!data?.oculta || data.avisos.length === 0) return null;
  return (
    <Notice tone="warning" title={t('anonymise.leaks.title', { count: data.avisos.length })}>
      <p>{t('anonymise.leaks.text')}</p>
      <FoldedIdentityLeaks avisos={data.avisos} completo={data.completo} />
    </Notice>
  );
}
