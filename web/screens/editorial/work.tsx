import { useParams } from 'react-router';
import { failureText } from '#web/data/failure-text.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { MuteButton } from '#web/features/correspondence/notifications/mute-button.tsx';
import { Desk } from '#web/features/editorial/desk.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { PageHeader } from '#web/ui/PageHeader.tsx';

export const title = 'desk.work.title' satisfies MessageKey;

/** A work on its editors' desk: all of its process on one page. */
export function Screen() {
  const t = useMessages();
  const { id = '' } = useParams();
  const query = useCall('getPublication', { params: { id } });
  if (query.data) return <Desk key={id} work={query.data} more={<MuteButton id={id} />} />;
  return (
    <>
      <PageHeader title={t('desk.work.title')} />
      <QueryState
        query={query}
        loading={t('desk.work.loading')}
        failed={(error) => failureText(t('desk.work.failed'), error)}
      />
    </>
  );
}
