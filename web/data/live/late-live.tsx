import { lazy, Suspense } from 'react';
import { useSession } from '../session.ts';

// Visitors never need it: it comes with the session.
const Live = lazy(async () => ({ default: (await import('./live.tsx')).Live }));

/** The live stream of who is logged in. */
export function LateLive() {
  const { user } = useSession();
  return user ? (
    <Suspense>
      <Live personId={user.id} />
    </Suspense>
  ) : null;
}
