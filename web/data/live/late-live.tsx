import { type ComponentProps, lazy, Suspense } from 'react';
import { useSession } from '../session.ts';
import type { Live as LoadedLive } from './live.tsx';

// Visitors never need it: it comes with the session.
const Live = lazy(async () => ({ default: (await import('./live.tsx')).Live }));

/** The live stream of who is logged in. */
export function LateLive({ openNotice }: Pick<ComponentProps<typeof LoadedLive>, 'openNotice'>) {
  const { user } = useSession();
  return user ? (
    <Suspense>
      <Live personId={user.id} openNotice={openNotice} />
    </Suspense>
  ) : null;
}
