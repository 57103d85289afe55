import { Link } from 'react-router';
import { useCall } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** Says that somebody waits for a role; nothing where nobody does. */
export function WaitingRoles() {
  const t = useMessages();
  const { data } = useCall('listUsers', { query: { conSolicitud: 'true', limit: 1 } });
  if (!data || data.total === 0) return null;
  return (
    <Notice
      className="mt-8"
      action={
        <Button asChild size="small">
          <Link to="/admin/users">{t('author.admin.requests.answer')}</Link>
        </Button>
      }
    >
      {t('author.admin.requests', { count: data.total })}
    </Notice>
  );
}
