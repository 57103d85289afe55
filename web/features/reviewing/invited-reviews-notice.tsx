import { Link } from 'react-router';
import { isReviewer } from '#contract/roles.ts';
import { useCall } from '#web/data/queries.ts';
import { useSession } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** The way to the reviews of who is asked for them without the role, whose dashboard has no list of them; nothing without any. */
export function InvitedReviewsNotice() {
  const { user } = useSession();
  return user && !isReviewer(user) ? <InvitedReviews /> : null;
}

function InvitedReviews() {
  const t = useMessages();
  const { data } = useCall('myReviews', { query: { limit: 100 } });
  const count = data?.reviews.filter(({ acciones }) => acciones.includes('REVISAR')).length ?? 0;
  if (count === 0) return null;
  return (
    <Notice
      title={t('reviewing.invited.notice', { count })}
      action={
        <Button asChild size="small">
          <Link to="/mis-revisiones">{t('reviewing.invited.go')}</Link>
        </Button>
      }
    />
  );
}
