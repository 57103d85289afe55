import { toast } from 'react-hot-toast';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';

const stale = ['readRepositoriesOfWork', 'listRepositoryDeposits', 'listRepositories'] as const;

/** Asking for a deposit in a repository, and giving it up. */
export function useRepositoryActs() {
  const t = useMessages();
  const ask = useAct('depositInRepository', stale);
  const cancel = useAct('cancelRepositoryDeposit', stale);
  const busy = (act: typeof ask | typeof cancel, id: string, repositorioId: string) =>
    act.isPending && act.variables?.params.id === id && act.variables.params.repositorioId === repositorioId;
  return {
    ask: (id: string, repositorioId: string) =>
      ask.mutate(
        { params: { id, repositorioId } },
        {
          onSuccess: () => void toast.success(t('repositories.asked')),
          onError: (error) => void toast.error(failureText(t('repositories.askFailed'), error)),
        },
      ),
    cancel: (id: string, repositorioId: string) =>
      cancel.mutate(
        { params: { id, repositorioId } },
        {
          onSuccess: () => void toast.success(t('repositories.cancelled')),
          onError: (error) => void toast.error(failureText(t('repositories.cancelFailed'), error)),
        },
      ),
    isAsking: (id: string, repositorioId: string) => busy(ask, id, repositorioId),
    isCancelling: (id: string, repositorioId: string) => busy(cancel, id, repositorioId),
  };
}
