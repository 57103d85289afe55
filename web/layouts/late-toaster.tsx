import { lazy, Suspense, useEffect, useState } from 'react';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toasts }));

/** The toasts, loaded after the page stands: nobody sees one before. */
export function LateToaster() {
  const [late, setLate] = useState(false);
  useEffect(() => setLate(true), []);
  return late ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
