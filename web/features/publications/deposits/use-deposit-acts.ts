import { toast } from 'react-hot-toast';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';

const stale = ['readDeposit', 'listDeposits'] as const;

/** Asking for a DOI's registration, and giving it up. */
export function useDepositActs() {
  const t = useMessages();
  const ask = useAct('depositDoi', stale);
  const cancel = useAct('cancelDeposit', stale);
  const busy = (act: typeof ask | typeof cancel, id: string) => act.isPending && act.variables?.params.id === id;
  return {
    ask: (id: string) =>
      ask.mutate(
        { params: { id } },
        {
          onSuccess: () => void toast.success(t('deposits.asked')),
          onError: (error) => void toast.error(failureText(t('deposits.actFailed'), error)),
        },
      ),
    cancel: (id: string) =>
      cancel.mutate(
        { params: { id } },
        {
          onSuccess: () => void toast.success(t('deposits.cancelled')),
          onError: (error) => void toast.error(failureText(t('deposits.cancelFailed'), error)),
        },
      ),
    isAsking: (id: string) => busy(ask, id),
    isCancelling: (id: string) => busy(cancel, id),
  };
}
