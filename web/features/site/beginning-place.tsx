import { lazy, Suspense } from 'react';
import { loadTexts } from '#web/messages/i18n.ts';
import { Beginning, type BeginningProps } from './beginning.tsx';

// A journal begins once: pages that say so say it in words of the home, which those who come later do not load.
const WithWords = lazy(async () => {
  await loadTexts('site');
  return { default: Beginning };
});
let atHand: typeof Beginning | undefined;

/** The server has its words at hand (server-drawings.ts); in a browser what was written stands until they are fetched. */
export const giveBeginning = (piece: typeof Beginning) => {
  atHand = piece;
};

/** How a journal begins, on pages that do not say so once there are works. */
export function BeginningPlace(props: BeginningProps) {
  const Piece = atHand ?? WithWords;
  return (
    <Suspense>
      <Piece {...props} />
    </Suspense>
  );
}
