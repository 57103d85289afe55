import { useEffect, useRef } from 'react';
import { latePiece } from './late-piece.ts';
import type { PopoverProps } from './popover-part.tsx';
import { useLateTrigger } from './use-late-trigger.tsx';

const piece = latePiece(() => import('./popover-part.tsx'));

const closed = { 'aria-haspopup': 'dialog', 'aria-expanded': false, 'data-state': 'closed' };

/**
 * What lies over the page beside its button, and is read and acted on there; it stays in the landmark where its button is. The
 * keyboard begins in it, at what says `data-first-focus` where something does, and goes back to the button by Escape. It is loaded when
 * somebody comes to the button, or when it is opened from elsewhere.
 */
export function Popover({ trigger, ...opened }: PopoverProps) {
  const { open, onOpenChange } = opened;
  const { drawn, isNear, ask, early, lent } = useLateTrigger(piece, trigger, closed);
  early.current = { onClick: () => onOpenChange(true) };
  const part = (isNear || open) && piece.there();
  const isMissing = open && !part;
  const latest = useRef({ ask, onOpenChange });
  latest.current = { ask, onOpenChange };
  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    void latest.current.ask().then((may) => isWanted && !may && latest.current.onOpenChange(false));
    return () => {
      isWanted = false;
    };
  }, [isMissing]);
  return (
    <>
      {drawn}
      {part && <part.Opened {...opened} lent={lent} />}
    </>
  );
}
