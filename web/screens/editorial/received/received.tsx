/** /editorial/anuncios: what other services announce of published works, for those who run these to show it on their pages, or not. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Received } from '#contract/entities/notify.ts';
import { type ReceivedState, receivedStates, shownReceived } from '#contract/notify.ts';
import { workPage } from '#contract/public-addresses.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { Pages } from '#web/data/pages.tsx';
import { callQuery, useAct } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useFormats } from '#web/messages/dates.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge, type Tone } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Link } from '#web/ui/Link.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { RowList } from '#web/ui/RowList.tsx';
import { Select } from '#web/ui/Select.tsx';

export const title = 'received.title' satisfies MessageKey;

const tones: Record<ReceivedState, Tone> = {
  PENDIENTE: 'blue',
  ACEPTADO: 'green',
  POR_RETIRAR: 'yellow',
  DESCARTADO: 'gray',
  ANULADO: 'gray',
};

export function Screen() {
  const t = useMessages();
  const [estado, setEstado] = useState<ReceivedState>();
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...callQuery(useClient(), 'listReceived', { query: { estado, page } }),
    // Somebody else may have looked meanwhile.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader title={t('received.title')} intro={t('received.lead')} />
      <Field label={t('received.state')} className="mb-4 w-60">
        <Select
          value={estado ?? ''}
          onChange={({ currentTarget }) => {
            setEstado(receivedStates.find((state) => state === currentTarget.value));
            setPage(1);
          }}
          options={[
            { value: '', label: t('received.all') },
            ...receivedStates.map((value) => ({ value, label: t(`received.estado.${value}`) })),
          ]}
        />
      </Field>
      <QueryState
        query={query}
        loading={t('received.loading')}
        failed={(error) => failureText(t('received.failed'), error)}
        isEmpty={({ total }) => total === 0}
        empty={t('received.none')}
      >
        {({ recibidos, totalPages }) => (
          <>
            <RowList className="max-w-4xl">
              {recibidos.map((received) => (
                <Row key={received.id} received={received} />
              ))}
            </RowList>
            <Pages list={t('received.list')} page={page} totalPages={totalPages} onPage={setPage} />
          </>
        )}
      </QueryState>
    </>
  );
}

function Row({ received }: { received: Received }) {
  const t = useMessages();
  const { moment } = useFormats();
  const { clase, estado, servicio, direccion, titulo, relacion, obra, fechaCreacion } = received;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-72 text-sm wrap-anywhere">
        <Link to={workPage(obra.id)} className="link font-semibold">
          {obra.titulo}
        </Link>
        <p>{t(`received.clase.${clase}`, { service: servicio })}</p>
        <p>
          <a href={direccion} className="link" rel="noreferrer nofollow">
            {titulo ?? direccion}
          </a>
        </p>
        {titulo !== null && <p className="text-xs text-muted">{direccion}</p>}
        {relacion !== null && <p className="text-muted">{t('received.relation', { relation: relacion })}</p>}
        <p className="text-muted">{t('received.at', { when: moment(fechaCreacion) })}</p>
      </div>
      <Badge tone={tones[estado]} wraps>
        {t(`received.estado.${estado}`)}
      </Badge>
      {estado !== 'ANULADO' && <Decide received={received} />}
    </li>
  );
}

const doneOf = (to: 'ACEPTADO' | 'DESCARTADO', wasShown: boolean) =>
  to === 'ACEPTADO' ? 'received.accepted' : wasShown ? 'received.takenOff' : 'received.dismissed';

function Decide({ received: { id, estado, servicio, obra } }: { received: Received }) {
  const t = useMessages();
  const decide = useAct('decideReceived', ['listReceived', 'whatWaits', 'listNotifications']);
  const isShown = shownReceived.some((shown) => shown === estado);
  const asked = decide.isPending ? decide.variables.body.estado : undefined;
  const button = (to: 'ACEPTADO' | 'DESCARTADO', label: string) => (
    <Button
      size="small"
      busy={asked === to}
      aria-label={`${label}: ${servicio}, ${obra.titulo}`}
      onClick={() => {
        if (decide.isPending) return;
        decide.mutate(
          { params: { id }, body: { estado: to, desde: estado } },
          {
            onSuccess: () => void toast.success(t(doneOf(to, isShown))),
            onError: (error) => void toast.error(failureText(t('received.actFailed'), error)),
          },
        );
      }}
    >
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {estado !== 'ACEPTADO' && button('ACEPTADO', t(isShown ? 'received.keep' : 'received.accept'))}
      {estado !== 'DESCARTADO' && button('DESCARTADO', t(isShown ? 'received.takeOff' : 'received.dismiss'))}
    </div>
  );
}
