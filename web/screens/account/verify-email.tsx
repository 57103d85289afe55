import { CircleCheck } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useSession } from '#web/data/session.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { AccountCard } from './account-card.tsx';

export const title = 'recovery.verify.title' satisfies MessageKey;

/** Where the mailed link leads. A person presses the button: programs that open links confirm nothing. */
export function Screen() {
  const t = useMessages();
  const { user } = useSession();
  const token = useSearchParams()[0].get('token') ?? '';
  const verify = useAct('verifyEmail', ['profile', 'authProfile']);
  const other = user
    ? { to: '/dashboard', label: t('common.toDashboard') }
    : { to: '/login', label: t('layout.login') };
  return (
    <AccountCard title={t('recovery.verify.title')} lead={t('recovery.verify.lead')} other={other}>
      {verify.isSuccess ? (
        <p role="status" className="flex items-center gap-2 text-lg">
          <CircleCheck aria-hidden className="size-6 shrink-0 text-green" />
          {t('recovery.verify.done')}
        </p>
      ) : (
        <div className="flex flex-col gap-6">
          {(verify.error || !token) && (
            <Notice tone="error" live>
              {token ? messageOf(verify.error, t('recovery.verify.failed')) : t('recovery.incomplete')}
            </Notice>
          )}
          <Button
            variant="primary"
            size="large"
            busy={verify.isPending}
            disabled={!token}
            onClick={() => verify.mutate({ body: { token } })}
          >
            {t('recovery.verify.submit')}
          </Button>
        </div>
      )}
    </AccountCard>
  );
}
