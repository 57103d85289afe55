import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

export type PaneDividerProps = {
  label: string;
  /** The pane that it makes wider or narrower, by its id. */
  controls: string;
  /** That pane's share of the width of what both stand in, in percent. */
  share: number;
  min?: number;
  max?: number;
  /** `done`: the share is to be kept; before that it is being dragged. */
  onShare: (share: number, done: boolean) => void;
  /** A double click, or Enter: as it came. */
  onReset: () => void;
  className?: string;
};

const step = 2;

/** The line between two panes that stand beside each other: it is dragged, or moved by the arrows (ARIA's window splitter). */
export function PaneDivider(props: PaneDividerProps) {
  const { label, controls, share, min = 25, max = 75, onShare, onReset, className = '' } = props;
  const dragged = useRef<number>(null);
  const within = (value: number) => Math.round(Math.min(max, Math.max(min, value)) * 10) / 10;

  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget, clientX, pointerId } = event;
    const both = currentTarget.parentElement?.getBoundingClientRect();
    if (!both || both.width === 0 || !currentTarget.hasPointerCapture(pointerId)) return;
    dragged.current = within(((clientX - both.left) / both.width) * 100);
    onShare(dragged.current, false);
  };
  const release = () => {
    if (dragged.current !== null) onShare(dragged.current, true);
    dragged.current = null;
  };
  const keys: Record<string, () => void> = {
    ArrowLeft: () => onShare(within(share - step), true),
    ArrowRight: () => onShare(within(share + step), true),
    Home: () => onShare(min, true),
    End: () => onShare(max, true),
    Enter: onReset,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr is no control
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-controls={controls}
      aria-valuenow={Math.round(share)}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      data-print="hide"
      onPointerDown={press}
      onPointerMove={drag}
      onLostPointerCapture={release}
      onDoubleClick={onReset}
      onKeyDown={onKeyDown}
      className={`group w-6 shrink-0 cursor-col-resize touch-none justify-center focus-visible:outline-none ${className}`}
    >
      <span className="w-px bg-line-strong transition-[width,background-color] group-hover:w-1 group-hover:bg-accent group-focus-visible:w-1 group-focus-visible:bg-accent group-active:w-1 group-active:bg-accent" />
    </div>
  );
}
