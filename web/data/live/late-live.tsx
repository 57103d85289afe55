import { type ComponentProps, lazy, Suspense } from 'react';
import { useSession } from '../session.ts';
import { useIsSettled } from '../use-is-settled.ts';
import type { Live as LoadedLive } from './live.tsx';

// Visitors never need it: it comes with the session, once what the screen shows is there.
const Live = lazy(async () => ({ default: (await import('./live.tsx')).Live }));

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
