import { toast } from 'react-hot-toast';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { logout } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

/** Ends every log-in of the account, this one too. */
export function CloseSessions() {
  const t = useMessages();
  const close = useAct('logoutEverywhere');
  const end = () =>
    close.mutate(
      {},
      {
        onSuccess: () => {
          toast.success(t('settings.sessions.closed'));
          logout();
        },
        onError: (error) => toast.error(messageOf(error, t('settings.sessions.failed'))),
      },
    );
  return (
    <Button variant="danger" busy={close.isPending} onClick={end}>
      {t('settings.sessions.close')}
    </Button>
  );
}
