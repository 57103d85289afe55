import { lazy, Suspense } from 'react';
import { useSession } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';

// Visitors never need the menu: it comes with the session, once the page stands.
const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }));

/** The header's end: ways in for a visitor, the avatar menu for who is logged in. */
export function AccountCorner() {
  const t = useMessages();
  const { user } = useSession();
  if (user)
    return (
      <>
        {/* From here everything else of theirs is one click away. */}
        <Link
          to="/dashboard"
          className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-accent no-underline hover:underline"
        >
          {t('layout.user.dashboard')}
        </Link>
        <Suspense fallback={<span className="size-11" />}>
          <UserMenu user={user} leadsTo="/" />
        </Suspense>
      </>
    );
  return (
    <>
      <Link
        to="/login"
        className="px-2 py-2 text-sm font-semibold whitespace-nowrap text-accent no-underline hover:underline"
      >
        {t('layout.login')}
      </Link>
      <Button asChild variant="primary" className="max-sm:hidden">
        <Link to="/register">{t('layout.register')}</Link>
      </Button>
    </>
  );
}
