import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Inbox, InboxMessage } from '#contract/entities/notify.ts';
import { workPage } from '#contract/public-addresses.ts';
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
import { Link } from '#web/ui/Link.tsx';
import { RowList } from '#web/ui/RowList.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Select } from '#web/ui/Select.tsx';

const tones: Record<DeliveryState, Tone> = { PENDIENTE: 'blue', ENTREGADA: 'green', FALLIDA: 'fault', OMITIDA: 'gray' };

/** What was announced to an inbox and what it answered, the last first. */
export function Messages({ inbox }: { inbox: Inbox }) {
  const t = useMessages();
  const [estado, setEstado] = useState<DeliveryState>();
  const [page, setPage] = useState(1);
  const input = { params: { id: inbox.id }, query: { estado, page } };
  const query = useQuery({
    ...callQuery(useClient(), 'listInboxMessages', input),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <Section title={t('inboxes.messages')} intro={t('inboxes.messages.intro')}>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <Field label={t('inboxes.messages.state')} className="w-60">
          <Select
            value={estado ?? ''}
            onChange={({ currentTarget }) => {
              setEstado(deliveryStates.find((state) => state === currentTarget.value));
              setPage(1);
            }}
            options={[
              { value: '', label: t('inboxes.messages.all') },
              ...deliveryStates.map((value) => ({ value, label: t(`inboxes.mensaje.${value}`) })),
            ]}
          />
        </Field>
        <Button busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('inboxes.messages.again')}
        </Button>
      </div>
      <QueryState
        query={query}
        loading={t('inboxes.messages.loading')}
        failed={(error) => failureText(t('inboxes.messages.failed'), error)}
        isEmpty={({ total }) => total === 0}
        empty={t('inboxes.messages.none')}
      >
        {({ mensajes, totalPages }) => (
          <>
            <RowList>
              {mensajes.map((message) => (
                <Row key={message.id} message={message} inbox={inbox} />
              ))}
            </RowList>
            <Pages list={t('inboxes.messages')} page={page} totalPages={totalPages} onPage={setPage} />
          </>
        )}
      </QueryState>
    </Section>
  );
}

function Row({ message, inbox }: { message: InboxMessage; inbox: Inbox }) {
  const t = useMessages();
  const { moment } = useFormats();
  const again = useAct('announceAgain', ['listInboxMessages', 'listInboxes']);
  const { clase, titulo, publicacionId, estado, fallo, codigo, respuesta, ubicacion, intentos } = message;
  const { fechaCreacion, fechaProxima, contestacion } = message;
  const facts = [
    moment(fechaCreacion),
    codigo !== null && t('inboxes.code', { code: codigo }),
    intentos > 0 && t('inboxes.tries', { count: intentos }),
  ];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-72 text-sm wrap-anywhere">
        <Link to={workPage(publicacionId)} className="link font-semibold">
          {titulo}
        </Link>
        <p>{t(`inboxes.clase.${clase}`)}</p>
        <p className="text-muted">{facts.filter(Boolean).join(' · ')}</p>
        {fallo !== null && <p>{t(`inboxes.fallo.${fallo}`)}</p>}
        {respuesta !== null && <p>{t('inboxes.said', { words: respuesta })}</p>}
        {contestacion !== null && (
          <p>
            {t(`inboxes.contestacion.${contestacion.clase}`, { when: moment(contestacion.fecha) })}
            {contestacion.texto !== null && ` ${t('inboxes.said', { words: contestacion.texto })}`}
          </p>
        )}
        {ubicacion !== null && estado === 'ENTREGADA' && (
          <p>
            <a href={ubicacion} className="link" rel="noreferrer">
              {t('inboxes.kept')}
            </a>
          </p>
        )}
        {fechaProxima !== null && intentos > 0 && <p>{t('inboxes.next', { when: moment(fechaProxima) })}</p>}
        <p className="text-xs text-muted">{message.urn}</p>
      </div>
      <Badge tone={tones[estado]}>{t(`inboxes.mensaje.${estado}`)}</Badge>
      {inbox.estado === 'ACTIVO' && (
        <Button
          size="small"
          busy={again.isPending}
          aria-label={`${t('inboxes.announceAgain')}: ${titulo} (${t(`inboxes.clase.${clase}`)})`}
          onClick={() =>
            again.mutate(
              { params: { id: inbox.id, entregaId: message.id } },
              {
                onSuccess: () => void toast.success(t('inboxes.announced')),
                onError: (error) => void toast.error(failureText(t('inboxes.actFailed'), error)),
              },
            )
          }
        >
          {t('inboxes.announceAgain')}
        </Button>
      )}
    </li>
  );
}
