import { Link, Outlet } from 'react-router';
import { useSession } from '#web/data/session.ts';
import { Brand } from '#web/features/site/brand.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { SkipLink } from '#web/ui/SkipLink.tsx';
import { LateToaster } from './late-toaster.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { mainId } from './main-id.ts';
import { NotificationsBell } from './notifications-bell.tsx';
import { UserMenu } from './user-menu.tsx';

/** The second layout of the spec (000 §2.4), around private screens: the user menu alone; logging out leads to /login. */
export function MemberLayout() {
  const t = useMessages();
  const { user } = useSession();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target={mainId}>{t('layout.skip')}</SkipLink>
      <LoadingBar />
      <LateToaster />
      <header className="border-b border-line bg-paper">
        <div className="page flex items-center justify-between gap-4 py-3">
          <Link to="/dashboard" className="no-underline">
            <Brand />
          </Link>
          {user && (
            <div className="flex items-center gap-1">
              <NotificationsBell />
              <UserMenu user={user} leadsTo="/login" />
            </div>
          )}
        </div>
      </header>
      <main id={mainId} tabIndex={-1} className="page grow py-6 sm:py-8">
        <Outlet />
      </main>
    </div>
  );
}
