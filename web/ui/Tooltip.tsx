import { useRef } from 'react';
import { isGivenBack } from './given-back.ts';
import { latePiece } from './late-piece.ts';
import type { TooltipProps } from './tooltip-part.tsx';
import { type LentHandlers, useLateTrigger } from './use-late-trigger.tsx';

const piece = latePiece(() => import('./tooltip-part.tsx'));

/** Words that appear beside a control under the pointer or the focus, in the landmark where it is. */
export function Tooltip({ label, side = 'bottom', children }: TooltipProps) {
  const { drawn, isNear, early, onLent, lent } = useLateTrigger(piece, children);
  const at = useRef<'pointer' | 'focus' | null>(null);
  const leave = () => {
    at.current = null;
  };
  early.current = {
    onPointerEnter: ({ nativeEvent: event }) => {
      if (event instanceof PointerEvent && event.pointerType !== 'touch') at.current = 'pointer';
    },
    onFocus: () => {
      if (!isGivenBack()) at.current = 'focus';
    },
    onPointerLeave: leave,
    onBlur: leave,
    onPointerDown: leave,
    onClick: leave,
  };
  // Who came before the words were there is still there.
  onLent.current = ({ onPointerMove, onFocus }: LentHandlers, currentTarget) => {
    const came = { pointerType: 'mouse', defaultPrevented: false, preventDefault() {}, currentTarget };
    if (at.current === 'pointer') onPointerMove?.(came);
    if (at.current === 'focus' && currentTarget.matches(':focus-visible')) onFocus?.(came);
  };
  const part = isNear && piece.there();
  return (
    <>
      {drawn}
      {part && <part.Words lent={lent} label={label} side={side} />}
    </>
  );
}
