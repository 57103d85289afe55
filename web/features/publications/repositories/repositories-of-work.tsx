import { useQuery } from '@tanstack/react-query';
import type { Publication } from '#contract/entities/publication.ts';
import { canGiveUp } from '#contract/repositories.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { RepositoryBadge, RepositoryWords } from './repository-words.tsx';
import { useRepositoryActs } from './use-repository-acts.ts';

/** While one of them is waited for. */
const everyMs = 15_000;

/** How far a published work is in each repository of its journal; nothing where there is none. */
export function RepositoriesOfWork({ work }: { work: Pick<Publication, 'id' | 'estado'> }) {
  const t = useMessages();
  const { data } = useQuery({
    ...callQuery(useClient(), 'readRepositoriesOfWork', { params: { id: work.id } }),
    refetchInterval: ({ state }) =>
      state.data?.repositorios.some(({ deposito }) => deposito?.estado === 'PENDIENTE') ? everyMs : false,
    enabled: work.estado === 'PUBLICADO',
  });
  const { ask, cancel, isAsking, isCancelling } = useRepositoryActs();
  if (!data || data.repositorios.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3" aria-label={t('repositories.title')}>
      {data.repositorios.map(({ id, nombre, activo, deposito }) => (
        <li key={id} className="flex flex-col items-start gap-1">
          {deposito && (
            <>
              <RepositoryBadge estado={deposito.estado} />
              <RepositoryWords deposit={deposito} />
            </>
          )}
          <div className="-ms-3 flex flex-wrap">
            {activo && (
              <Button size="small" variant="quiet" busy={isAsking(work.id, id)} onClick={() => ask(work.id, id)}>
                {deposito ? t('repositories.again') : t('repositories.ask', { repository: nombre })}
              </Button>
            )}
            {deposito && !deposito.fechaRegistro && canGiveUp(deposito.estado) && (
              <Button size="small" variant="quiet" busy={isCancelling(work.id, id)} onClick={() => cancel(work.id, id)}>
                {t('repositories.cancel')}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
