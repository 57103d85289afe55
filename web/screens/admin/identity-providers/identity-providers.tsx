/** /admin/entradas/todas: institutions by which people log in. */
import { useState } from 'react';
import type { IdentityProvider } from '#contract/entities/identity-provider.ts';
import { mostOfProviders } from '#contract/identity-providers.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useFormats } from '#web/messages/dates.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { RowList } from '#web/ui/RowList.tsx';
import { ProviderActs } from './provider-acts.tsx';
import { ProviderDialog } from './provider-dialog.tsx';
import { ProviderTrial } from './provider-trial.tsx';

export const title = 'providers.title' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  const query = useCall('listIdentityProviders');
  const [makes, setMakes] = useState(false);
  const total = query.data?.proveedores.length ?? mostOfProviders.providers;
  return (
    <>
      <PageHeader
        title={t('providers.title')}
        intro={t('providers.lead')}
        back={<Link to="/admin/ajustes">{t('platform.title')}</Link>}
        actions={
          <Button
            variant="primary"
            aria-haspopup="dialog"
            disabled={total >= mostOfProviders.providers}
            onClick={() => setMakes(true)}
          >
            {t('providers.new')}
          </Button>
        }
      />
      <QueryState
        query={query}
        loading={t('providers.loading')}
        failed={(error) => failureText(t('providers.failed'), error)}
        isEmpty={({ proveedores }) => proveedores.length === 0}
        empty={t('providers.none')}
      >
        {({ proveedores }) => (
          <RowList className="max-w-4xl">
            {proveedores.map((provider) => (
              <Row key={provider.id} provider={provider} />
            ))}
          </RowList>
        )}
      </QueryState>
      {makes && <ProviderDialog onClose={() => setMakes(false)} />}
    </>
  );
}

function Row({ provider }: { provider: IdentityProvider }) {
  const t = useMessages();
  const { day } = useFormats();
  const { nombre, protocolo, emisor, activo, personas, vuelta, saml } = provider;
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 grow basis-72 flex-col items-start gap-1 text-sm wrap-anywhere">
          <h2 className="text-base font-semibold">{nombre}</h2>
          <p>
            {t(`providers.protocol.${protocolo}`)} · {emisor}
          </p>
          <Badge tone={activo ? 'green' : 'gray'} wraps>
            {t(activo ? 'providers.active' : 'providers.paused')}
          </Badge>
          <p className="text-muted">{t('providers.people', { count: personas })}</p>
          <p className="text-muted">
            {t('providers.back')} <code>{vuelta}</code>
          </p>
          {saml && (
            <>
              <p className="text-muted">
                {t('providers.ownMetadata')} <code>{saml.metadata}</code>
              </p>
              <p className="text-muted">
                {t('providers.certificatesUntil', {
                  count: saml.certificados.length,
                  days: saml.certificados.map(({ hasta }) => day(hasta)).join(', '),
                })}
              </p>
            </>
          )}
        </div>
        <ProviderActs provider={provider} />
      </div>
      <ProviderTrial provider={provider} />
    </li>
  );
}
