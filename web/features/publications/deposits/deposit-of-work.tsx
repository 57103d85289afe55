import { useQuery } from '@tanstack/react-query';
import type { Publication } from '#contract/entities/publication.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { DepositBadge, DepositWords } from './deposit-words.tsx';
import { useDepositActs } from './use-deposit-acts.ts';

/** While its agency is waited for. */
const everyMs = 15_000;

/** How far the registration of a published work's DOI is; nothing where its journal registers none from here. */
export function DepositOfWork({ work }: { work: Pick<Publication, 'id' | 'estado'> }) {
  const t = useMessages();
  const { data } = useQuery({
    ...callQuery(useClient(), 'readDeposit', { params: { id: work.id } }),
    refetchInterval: ({ state }) =>
      ['PENDIENTE', 'ENVIADO'].includes(state.data?.deposito?.estado ?? '') ? everyMs : false,
    enabled: work.estado === 'PUBLICADO',
  });
  const { ask, cancel, isAsking, isCancelling } = useDepositActs();
  if (!data || (data.agencia === 'NINGUNA' && !data.deposito)) return null;
  const { deposito, agencia, revisiones = [] } = data;
  const registered = revisiones.filter(({ estado }) => estado === 'REGISTRADO').length;
  const refused = revisiones.find(({ estado }) => estado === 'RECHAZADO');
  return (
    <div className="flex flex-col items-start gap-1">
      {deposito && (
        <>
          <DepositBadge estado={deposito.estado} />
          <DepositWords deposit={deposito} />
        </>
      )}
      {revisiones.length > 0 && (
        <p className="text-sm text-muted">
          {t('deposits.reviews', { registered, total: revisiones.length })}
          {refused && (
            <span className="block">
              {t('deposits.reviews.refused', { doi: refused.doi, said: refused.mensaje ?? '' })}
            </span>
          )}
        </p>
      )}
      <div className="-ms-3 flex flex-wrap">
        {agencia !== 'NINGUNA' && deposito?.estado !== 'ENVIADO' && (
          <Button size="small" variant="quiet" busy={isAsking(work.id)} onClick={() => ask(work.id)}>
            {t(deposito ? 'deposits.again' : 'deposits.ask')}
          </Button>
        )}
        {deposito && !deposito.fechaRegistro && ['PENDIENTE', 'RECHAZADO'].includes(deposito.estado) && (
          <Button size="small" variant="quiet" busy={isCancelling(work.id)} onClick={() => cancel(work.id)}>
            {t('deposits.cancel')}
          </Button>
        )}
      </div>
    </div>
  );
}
