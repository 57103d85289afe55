import { lazy, Suspense } from 'react';
import type { NothingFound, NothingFoundProps } from './nothing-found.tsx';

// Who finds works never needs it.
const Fetched = lazy(async () => ({ default: (await import('./nothing-found.tsx')).NothingFound }));
let atHand: typeof NothingFound | undefined;

/** The server has it at hand (server-drawings.ts); in a browser what was written stands until it is fetched. */
export const giveNothing = (piece: typeof NothingFound) => {
  atHand = piece;
};

/** Where works would stand, and none were found. */
export function NothingPlace(props: NothingFoundProps) {
  const Piece = atHand ?? Fetched;
  return (
    <Suspense>
      <Piece {...props} />
    </Suspense>
  );
}
