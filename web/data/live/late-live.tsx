import { type ComponentProps, lazy, Suspense } from 'react';
import { handled } from '#web/ui/handled.ts';
import { useSession } from '../session.ts';
import { useIsSettled } from '../use-is-settled.ts';
import type { Live as LoadedLive } from './live.tsx';

// Visitors never need it: it comes with the session, once what the screen shows is there. It stands outside of every screen: where
// it cannot be had the page goes without it.
const Live = lazy<typeof LoadedLive>(() =>
  handled(() => import('./live.tsx')).then(
    ({ Live }) => ({ default: Live }),
    () => ({ default: () => null }),
  ),
);

/** The live stream of who is logged in. */
export function LateLive({ openNotice }: Pick<ComponentProps<typeof LoadedLive>, 'openNotice'>) {
  const { user } = useSession();
  const isSettled = useIsSettled();
  return user && isSettled ? (
    <Suspense>
      <Live personId={user.id} openNotice={openNotice} />
    </Suspense>
  ) : null;
}
