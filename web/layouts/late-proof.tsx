import { lazy, Suspense, useEffect, useState } from 'react';
import { showsProof } from '#web/data/proof.ts';

const ProofDialog = lazy(async () => ({ default: (await import('./proof-dialog.tsx')).ProofDialog }));

/** The question who is there, loaded when an act asks it. */
export function LateProof() {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => showsProof(setAsked), []);
  return isAsked ? (
    <Suspense>
      <ProofDialog />
    </Suspense>
  ) : null;
}
