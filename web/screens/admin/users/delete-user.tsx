import { toast } from 'react-hot-toast';
import type { ManagedUser } from '#contract/entities/user.ts';
import { isOwnAccount } from '#contract/roles.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useSession } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { fullName } from './full-name.ts';

/** Asks before an account is deleted, and deletes it. */
export function DeleteUser({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const t = useMessages();
  const { user: me } = useSession();
  const remove = useAct('deleteUser', ['listUsers', 'activity', 'authProfile']);
  const confirm = () =>
    remove.mutate(
      { params: { id: user.id } },
      {
        onSuccess: () => {
          toast.success(t('users.delete.done'));
          onClose();
        },
        onError: (error) => toast.error(failureText(t('users.delete.failed'), error)),
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !remove.isPending && onClose()}
      title={t('users.delete.ask')}
      description={t('users.delete.text', { name: fullName(user) })}
      confirmLabel={t('users.delete')}
      cancelLabel={t('common.cancel')}
      busy={remove.isPending}
      onConfirm={confirm}
    >
      {isOwnAccount(me, user.id) && <p className="font-semibold text-red">{t('users.delete.self')}</p>}
    </ConfirmDialog>
  );
}
