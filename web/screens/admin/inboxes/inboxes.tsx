/** /admin/buzones/todos, and one of them: repositories to which reviews and endorsements are announced. */
import { useState } from 'react';
import { useParams } from 'react-router';
import type { Inbox } from '#contract/entities/notify.ts';
import { mostInboxes } from '#contract/notify.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { RowList } from '#web/ui/RowList.tsx';
import { InboxActs } from './inbox-acts.tsx';
import { InboxDialog } from './inbox-dialog.tsx';
import { InboxFacts } from './inbox-facts.tsx';
import { Messages } from './messages.tsx';

export const title = 'inboxes.title' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  const { id: asked } = useParams();
  const query = useCall('listInboxes');
  const [makes, setMakes] = useState(false);
  const one = query.data?.buzones.find(({ id }) => id === asked);
  const total = query.data?.buzones.length ?? mostInboxes;
  const isList = asked === 'todos';
  return (
    <>
      <PageHeader
        title={isList ? t('inboxes.title') : (one?.nombre ?? t('inboxes.one'))}
        intro={isList ? t('inboxes.lead') : undefined}
        back={
          isList ? (
            <Link to="/admin/ajustes">{t('platform.title')}</Link>
          ) : (
            <Link to="/admin/buzones/todos">{t('inboxes.title')}</Link>
          )
        }
        actions={
          isList && (
            <Button
              variant="primary"
              aria-haspopup="dialog"
              disabled={total >= mostInboxes}
              onClick={() => setMakes(true)}
            >
              {t('inboxes.new')}
            </Button>
          )
        }
      />
      <QueryState
        query={query}
        loading={t('inboxes.loading')}
        failed={(error) => failureText(t('inboxes.failed'), error)}
        isEmpty={({ buzones }) => isList && buzones.length === 0}
        empty={t('inboxes.none')}
      >
        {({ buzones }) => {
          if (isList)
            return (
              <RowList className="max-w-4xl">
                {buzones.map((inbox) => (
                  <Row key={inbox.id} inbox={inbox} />
                ))}
              </RowList>
            );
          if (!one) return <p className="text-muted">{t('inboxes.gone')}</p>;
          return (
            <div className="flex max-w-4xl flex-col gap-8">
              <div className="flex flex-wrap items-start justify-between gap-4">
                <InboxFacts inbox={one} />
                <InboxActs inbox={one} />
              </div>
              <Messages inbox={one} />
            </div>
          );
        }}
      </QueryState>
      {makes && <InboxDialog onClose={() => setMakes(false)} />}
    </>
  );
}

function Row({ inbox }: { inbox: Inbox }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 grow basis-72">
        <Link to={`/admin/buzones/${inbox.id}`} className="link font-semibold wrap-anywhere">
          {inbox.nombre}
        </Link>
        <InboxFacts inbox={inbox} />
      </div>
      <InboxActs inbox={inbox} />
    </li>
  );
}
