/** /notificaciones/baja: where the link of a mailed notice leads. A button acts, so that no program that opens links does. */
import { CircleCheck } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';

export const title = 'notifications.leave.title' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  const token = useSearchParams()[0].get('token') ?? '';
  const leave = useAct('leaveNotificationMails', ['notificationChannels']);
  return (
    <div className="mx-auto flex max-w-reading flex-col items-start gap-6">
      <PageHeader title={t('notifications.leave.title')} />
      {leave.isSuccess ? (
        <>
          <p role="status" className="flex items-center gap-2 text-lg">
            <CircleCheck aria-hidden className="size-6 shrink-0 text-green" />
            {t('notifications.leave.done')}
          </p>
          <Button asChild>
            <Link to="/configuracion">{t('notifications.leave.settings')}</Link>
          </Button>
        </>
      ) : (
        <>
          <p className="text-lg">{t(token ? 'notifications.leave.text' : 'notifications.leave.incomplete')}</p>
          {leave.error && (
            <Notice tone="error" live>
              {messageOf(leave.error, t('notifications.leave.failed'))}
            </Notice>
          )}
          {token && (
            <Button variant="primary" busy={leave.isPending} onClick={() => leave.mutate({ body: { token } })}>
              {t('notifications.leave.action')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
