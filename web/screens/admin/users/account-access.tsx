import { KeyRound, LogOut } from 'lucide-react';
import { toast } from 'react-hot-toast';
import type { ListedUser } from '#contract/entities/user.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ResetSecondFactor } from './reset-second-factor.tsx';

/** When somebody last logged in, and the ways to help them with it: they act at once, without the form around. */
export function AccountAccess({ user, isOwn }: { user: ListedUser; isOwn: boolean }) {
  const t = useMessages();
  const { moment } = useFormats();
  const endSessions = useAct('endSessions', ['activity']);
  const mailReset = useAct('mailPasswordReset', ['activity']);
  const params = { id: user.id };
  const last = user.uso?.ultimoAcceso;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="text-sm font-semibold">{t('users.access')}</legend>
      <p className="mt-1 text-sm text-muted">
        {last ? t('users.access.last', { moment: moment(last) }) : t('users.access.never')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          icon={<LogOut aria-hidden />}
          busy={endSessions.isPending}
          onClick={() =>
            endSessions.mutate(
              { params },
              {
                onSuccess: () => toast.success(t(isOwn ? 'users.access.ended.own' : 'users.access.ended')),
                onError: (error) => toast.error(failureText(t('users.access.ended.failed'), error)),
              },
            )
          }
        >
          {t(isOwn ? 'users.access.end.own' : 'users.access.end')}
        </Button>
        <Button
          size="small"
          icon={<KeyRound aria-hidden />}
          busy={mailReset.isPending}
          onClick={() =>
            mailReset.mutate(
              { params },
              {
                onSuccess: () => toast.success(t('users.access.mailed', { email: user.email })),
                onError: (error) => toast.error(failureText(t('users.access.mailed.failed'), error)),
              },
            )
          }
        >
          {t('users.access.mail')}
        </Button>
        {!isOwn && <ResetSecondFactor user={user} />}
      </div>
    </fieldset>
  );
}
