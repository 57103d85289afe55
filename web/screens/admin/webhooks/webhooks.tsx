/** /admin/webhooks/todos, and one of them: other programs that are told of what readers see. */
import { useState } from 'react';
import { useParams } from 'react-router';
import type { Webhook } from '#contract/entities/webhook.ts';
import { mostWebhooks } from '#contract/webhooks.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { RowList } from '#web/ui/RowList.tsx';
import { Deliveries } from './deliveries.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookActs } from './webhook-acts.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookFacts } from './webhook-facts.tsx';

export const title = 'webhooks.title' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  const { id: asked } = useParams();
  const query = useCall('listWebhooks');
  const [makes, setMakes] = useState(false);
  const [secret, setSecret] = useState<string>();
  const one = query.data?.webhooks.find(({ id }) => id === asked);
  const total = query.data?.webhooks.length ?? mostWebhooks;
  const isList = asked === 'todos';
  return (
    <>
      <PageHeader
        title={isList ? t('webhooks.title') : (one?.nombre ?? t('webhooks.one'))}
        intro={isList ? t('webhooks.lead') : undefined}
        back={
          isList ? (
            <Link to="/admin/ajustes">{t('platform.title')}</Link>
          ) : (
            <Link to="/admin/webhooks/todos">{t('webhooks.title')}</Link>
          )
        }
        actions={
          isList && (
            <Button
              variant="primary"
              aria-haspopup="dialog"
              disabled={total >= mostWebhooks}
              onClick={() => setMakes(true)}
            >
              {t('webhooks.new')}
            </Button>
          )
        }
      />
      <QueryState
        query={query}
        loading={t('webhooks.loading')}
        failed={(error) => failureText(t('webhooks.failed'), error)}
        isEmpty={({ webhooks }) => isList && webhooks.length === 0}
        empty={t('webhooks.none')}
      >
        {({ webhooks }) => {
          if (isList)
            return (
              <RowList className="max-w-4xl">
                {webhooks.map((webhook) => (
                  <Row key={webhook.id} webhook={webhook} onSecret={setSecret} />
                ))}
              </RowList>
            );
          if (!one) return <p className="text-muted">{t('webhooks.gone')}</p>;
          return (
            <div className="flex max-w-4xl flex-col gap-8">
              <div className="flex flex-wrap items-start justify-between gap-4">
                <WebhookFacts webhook={one} />
                <WebhookActs webhook={one} onSecret={setSecret} />
              </div>
              <Deliveries webhook={one} />
            </div>
          );
        }}
      </QueryState>
      {makes && <WebhookDialog onClose={() => setMakes(false)} onSecret={setSecret} />}
      {secret !== undefined && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  );
}

function Row({ webhook, onSecret }: { webhook: Webhook; onSecret: (secret: string) => void }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 grow basis-72">
        <Link to={`/admin/webhooks/${webhook.id}`} className="link font-semibold wrap-anywhere">
          {webhook.nombre}
        </Link>
        <WebhookFacts webhook={webhook} />
      </div>
      <WebhookActs webhook={webhook} onSecret={onSecret} />
    </li>
  );
}
