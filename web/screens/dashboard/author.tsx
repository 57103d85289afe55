import { Plus } from 'lucide-react';
import { useDeferredValue } from 'react';
import { Link } from 'react-router';
import { useCall } from '#web/data/queries.ts';
import { useSession } from '#web/data/session.ts';
import { SendNotification } from '#web/features/correspondence/send-notification.tsx';
import { DeskHead } from '#web/layouts/desk-head.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { AuthorStats } from './author-stats.tsx';
import { NotificationsPanel } from './notifications-panel.tsx';
import { QuickLinks } from './quick-links.tsx';
import { RecentWorks } from './recent-works.tsx';

const recent = { query: { page: 1, limit: 5 } };

/** What an author sees first (spec 000 §2.3): how their works stand, and what to do next. */
export function AuthorDashboard() {
  const t = useMessages();
  const { user } = useSession();
  const { data: given, error, refetch, isFetching } = useCall('myPublications', recent);
  // All that stands on it is drawn in slices and at once: what a person does meanwhile goes first, and nothing moves.
  const data = useDeferredValue(given);
  if (error && !given)
    return (
      <ErrorState
        message={t('author.dashboard.failed')}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  return (
    <>
      <DeskHead
        desk="AUTOR"
        greeted={user}
        actions={
          <>
            <SendNotification />
            <Button asChild variant="primary" icon={<Plus aria-hidden />}>
              <Link to="/publications/create">{t('author.new.title')}</Link>
            </Button>
          </>
        }
      />
      <AuthorStats counts={data && { ...data.porEstado, total: sum(data.porEstado) }} />
      <div className="mt-12 grid gap-12 roomy:grid-cols-[minmax(0,1fr)_20rem]">
        <RecentWorks works={data?.publications} />
        {/* Asked for at once, and shown where it stays: on a narrow screen it is below the works. */}
        <div className={classes('flex-col gap-12 roomy:flex', data ? 'flex' : 'hidden')}>
          <QuickLinks />
          <NotificationsPanel />
        </div>
      </div>
    </>
  );
}

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);
