import { Link } from 'react-router';
import { useCall } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** That somebody asks whether one's name may be known, and the way to the answer; nothing where nobody does. */
export function ConsentsNotice({ className = 'mb-6' }: { className?: string }) {
  const t = useMessages();
  const { data } = useCall('myConsents');
  const count = data?.consentimientos.filter(({ estado }) => estado === 'PENDIENTE').length ?? 0;
  if (count === 0) return null;
  return (
    <Notice
      className={className}
      title={t('consents.notice', { count })}
      action={
        <Button asChild size="small">
          <Link to="/consentimientos">{t('consents.notice.go')}</Link>
        </Button>
      }
    />
  );
}
