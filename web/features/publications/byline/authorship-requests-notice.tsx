import { Link } from 'react-router';
import { useCall } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** That somebody named one as an author of a work, and the way to the answer; nothing where nobody did. */
export function AuthorshipRequestsNotice({ className }: { className?: string }) {
  const t = useMessages();
  // As the navigation counts them: asked once for both.
  const count = useCall('whatWaits').data?.coautorias ?? 0;
  if (count === 0) return null;
  return (
    <Notice
      {...(className && { className })}
      title={t('byline.requests.notice', { count })}
      action={
        <Button asChild size="small">
          <Link to="/coautorias">{t('byline.requests.go')}</Link>
        </Button>
      }
    />
  );
}
