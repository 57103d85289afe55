import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Delivery, Webhook } from '#contract/entities/webhook.ts';
import { type DeliveryState, deliveryStates } from '#contract/webhooks.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { Pages } from '#web/data/pages.tsx';
import { callQuery, useAct } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge, type Tone } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { RowList } from '#web/ui/RowList.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Select } from '#web/ui/Select.tsx';

const tones: Record<DeliveryState, Tone> = { PENDIENTE: 'blue', ENTREGADA: 'green', FALLIDA: 'fault', OMITIDA: 'gray' };

/** What was sent to a webhook and what it answered, the last first. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const t = useMessages();
  const [estado, setEstado] = useState<DeliveryState>();
  const [page, setPage] = useState(1);
  const input = { params: { id: webhook.id }, query: { estado, page } };
  const query = useQuery({
    ...callQuery(useClient(), 'listWebhookDeliveries', input),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <Section title={t('webhooks.deliveries')} intro={t('webhooks.deliveries.intro')}>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <Field label={t('webhooks.deliveries.state')} className="w-60">
          <Select
            value={estado ?? ''}
            onChange={({ currentTarget }) => {
              setEstado(deliveryStates.find((state) => state === currentTarget.value));
              setPage(1);
            }}
            options={[
              { value: '', label: t('webhooks.deliveries.all') },
              ...deliveryStates.map((value) => ({ value, label: t(`webhooks.entrega.${value}`) })),
            ]}
          />
        </Field>
        <Button busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('webhooks.deliveries.again')}
        </Button>
      </div>
      <QueryState
        query={query}
        loading={t('webhooks.deliveries.loading')}
        failed={(error) => failureText(t('webhooks.deliveries.failed'), error)}
        isEmpty={({ total }) => total === 0}
        empty={t('webhooks.deliveries.none')}
      >
        {({ entregas, totalPages }) => (
          <>
            <RowList>
              {entregas.map((delivery) => (
                <Row key={delivery.id} delivery={delivery} webhook={webhook} />
              ))}
            </RowList>
            <Pages list={t('webhooks.deliveries')} page={page} totalPages={totalPages} onPage={setPage} />
          </>
        )}
      </QueryState>
    </Section>
  );
}

function Row({ delivery, webhook }: { delivery: Delivery; webhook: Webhook }) {
  const t = useMessages();
  const { moment } = useFormats();
  const again = useAct('redeliverWebhook', ['listWebhookDeliveries', 'listWebhooks']);
  const { evento, sobre, estado, fallo, codigo, milisegundos, intentos, fechaCreacion, fechaProxima } = delivery;
  const name = sobre ?? t(`webhooks.evento.${evento}`);
  const facts = [
    moment(fechaCreacion),
    codigo !== null && t('webhooks.code', { code: codigo }),
    milisegundos !== null && t('webhooks.time', { ms: milisegundos }),
    intentos > 0 && t('webhooks.tries', { count: intentos }),
  ];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-72 text-sm wrap-anywhere">
        <p className="font-semibold">{name}</p>
        {sobre !== null && <p>{t(`webhooks.evento.${evento}`)}</p>}
        <p className="text-muted">{facts.filter(Boolean).join(' · ')}</p>
        {fallo !== null && <p>{t(`webhooks.fallo.${fallo}`)}</p>}
        {fechaProxima !== null && intentos > 0 && <p>{t('webhooks.next', { when: moment(fechaProxima) })}</p>}
        <p className="text-xs text-muted">{delivery.mensaje}</p>
      </div>
      <Badge tone={tones[estado]}>{t(`webhooks.entrega.${estado}`)}</Badge>
      {webhook.estado === 'ACTIVO' && evento !== 'prueba' && (
        <Button
          size="small"
          busy={again.isPending}
          aria-label={`${t('webhooks.redeliver')}: ${name}`}
          onClick={() =>
            again.mutate(
              { params: { id: webhook.id, entregaId: delivery.id } },
              {
                onSuccess: () => void toast.success(t('webhooks.redelivered')),
                onError: (error) => void toast.error(failureText(t('webhooks.actFailed'), error)),
              },
            )
          }
        >
          {t('webhooks.redeliver')}
        </Button>
      )}
    </li>
  );
}
