import { ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { ListedUser } from '#contract/entities/user.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';

/** The way in for who lost telephone and recovery codes: asked for first, since it is what an impostor would want. */
export function ResetSecondFactor({ user }: { user: ListedUser }) {
  const t = useMessages();
  const [isAsking, setAsking] = useState(false);
  const reset = useAct('resetSecondFactor', ['activity', 'secondFactorFigures']);
  const confirm = () =>
    reset.mutate(
      { params: { id: user.id } },
      {
        onSuccess: () => toast.success(t('second-factor.reset.done')),
        onError: (error) => toast.error(failureText(t('second-factor.reset.failed'), error)),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button size="small" icon={<ShieldOff aria-hidden />} onClick={() => setAsking(true)}>
        {t('second-factor.reset')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('second-factor.reset.ask', { name: `${user.nombres} ${user.apellidos}`.trim() })}
        description={t('second-factor.reset.text')}
        confirmLabel={t('second-factor.reset')}
        cancelLabel={t('common.cancel')}
        busy={reset.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
