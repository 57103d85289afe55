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

/** How far a work that is published, or was, is in each repository of its journal; nothing where there is none. */
export function RepositoriesOfWork({ work }: { work: Pick<Publication, 'id' | 'estado' | 'fechaPublicacion'> }) {
  const t = useMessages();
  const { data } = useQuery({
    ...callQuery(useClient(), 'readRepositoriesOfWork', { params: { id: work.id } }),
    refetchInterval: ({ state }) =>
      state.data?.repositorios.some(({ deposito }) => deposito?.estado === 'PENDIENTE') ? everyMs : false,
    enabled: work.estado === 'PUBLICADO' || work.fechaPublicacion !== null,
  });
  const { ask, cancel, isAsking, isCancelling } = useRepositoryActs();
  // Of what readers have no more, only where it lies still is of use.
  const isPublic = work.estado === 'PUBLICADO' || work.estado === 'RETIRADO';
  const shown = (data?.repositorios ?? []).filter(({ deposito }) => isPublic || deposito);
  if (shown.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3" aria-label={t('repositories.title')}>
      {shown.map(({ id, nombre, activo, deposito }) => (
        <li key={id} className="flex flex-col items-start gap-1">
          {deposito && (
            <>
              <RepositoryBadge estado={deposito.estado} />
              <RepositoryWords deposit={deposito} />
            </>
          )}
          <div className="-ms-3 flex flex-wrap">
            {activo && isPublic && (
              <Button
                size="small"
                variant="quiet"
                busy={isAsking(work.id, id)}
                aria-label={deposito ? `${t('repositories.again')}: ${nombre}` : undefined}
                onClick={() => ask(work.id, id)}
              >
                {deposito ? t('repositories.again') : t('repositories.ask', { repository: nombre })}
              </Button>
            )}
            {deposito && canGiveUp(deposito) && (
              <Button
                size="small"
                variant="quiet"
                busy={isCancelling(work.id, id)}
                aria-label={`${t('repositories.cancel')}: ${nombre}`}
                onClick={() => cancel(work.id, id)}
              >
                {t('repositories.cancel')}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
