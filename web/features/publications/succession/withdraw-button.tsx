import { toast } from 'react-hot-toast';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { successionCalls } from './use-succession.ts';

/** Takes back the proposal of another main author. */
export function WithdrawButton({ work }: { work: string }) {
  const t = useMessages();
  const withdraw = useAct('withdrawSuccession', successionCalls);
  const takeBack = () =>
    withdraw.mutate(
      { params: { id: work } },
      {
        onSuccess: () => toast.success(t('succession.withdraw.done')),
        onError: (error) => toast.error(failureText(t('succession.withdraw.failed'), error)),
      },
    );
  return (
    <Button size="small" busy={withdraw.isPending} onClick={takeBack}>
      {t('succession.withdraw')}
    </Button>
  );
}
