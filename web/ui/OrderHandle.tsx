import { GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';

interface OrderHandleProps {
  label: string;
  onMove: (by: number) => void;
  onGrasp: (holds: boolean) => void;
}

/** What a row is dragged by, and moved by the arrows: it keeps the focus while its row goes. */
export function OrderHandle({ label, onMove, onGrasp }: OrderHandleProps) {
  const arrows: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };
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
      onPointerDown={() => onGrasp(true)}
      onPointerUp={() => onGrasp(false)}
      className="flex size-8 shrink-0 cursor-grab items-center justify-center rounded-sm text-muted hover:bg-wash pointer-coarse:size-11"
    >
      <GripVertical aria-hidden className="size-4" />
    </button>
  );
}
