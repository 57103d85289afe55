import { GripVertical } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';

export type RowHandleProps = {
  /** Which row, and where it stands. */
  label: string;
  /** By the arrows: one place up (-1) or down (1). */
  onMove: (by: -1 | 1) => void;
  /** What `useRowDrag` gives for its row. */
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
};

const arrows: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };

/** What a row is dragged by with a mouse or a finger, and moved by the arrows: it keeps the focus while its row goes. */
export function RowHandle({ label, onMove, onPointerDown }: RowHandleProps) {
  const press = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <button
      type="button"
      aria-label={label}
      onKeyDown={press}
      onPointerDown={onPointerDown}
      className="flex size-8 shrink-0 cursor-grab touch-none select-none items-center justify-center rounded-sm text-muted hover:bg-wash active:cursor-grabbing pointer-coarse:size-11"
    >
      <GripVertical aria-hidden className="size-4" />
    </button>
  );
}
