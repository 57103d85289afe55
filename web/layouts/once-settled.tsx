import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import { useSession } from '#web/data/session.ts';
import { useIsSettled } from '#web/data/use-is-settled.ts';
import type { LiveNotices as LoadedNotices } from '#web/features/correspondence/notifications/live-notices.tsx';
import { handled } from '#web/ui/handled.ts';

// Visitors never need it, and where it cannot be had the page goes without it.
const LiveNotices = lazy<typeof LoadedNotices>(() =>
  handled(() => import('#web/features/correspondence/notifications/live-notices.tsx')).then(
    (module) => ({ default: module.LiveNotices }),
    () => ({ default: () => null }),
  ),
);

/**
 * What takes no time from what a screen asks for, and comes once that is there: the face of titles, where a shell stood first
 * (styles/shell.css), and the live stream of who is logged in. It stands outside of every screen.
 */
export function OnceSettled({ navigate }: Pick<ComponentProps<typeof LoadedNotices>, 'navigate'>) {
  const { user } = useSession();
  const isSettled = useIsSettled();
  useEffect(() => {
    if (isSettled) delete document.documentElement.dataset.localTitles;
  }, [isSettled]);
  return user && isSettled ? (
    <Suspense>
      <LiveNotices personId={user.id} navigate={navigate} />
    </Suspense>
  ) : null;
}
