import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';

/** A row on its way: where it stood, where it would stand now, and by how far it was pulled. */
interface Drag {
  from: number;
  to: number;
  by: number;
}
export interface RowDrag {
  drag: Drag | undefined;
  /** What the list itself gets. */
  list: { ref: (element: HTMLElement | null) => void };
  /** What the handle of the row at this place gets. */
  handleOf: (index: number) => { onPointerDown: (event: ReactPointerEvent<HTMLElement>) => void };
  /** What that row gets, to be seen to move, and to make room. */
  rowOf: (index: number) => {
    style?: { transform: string; zIndex?: number; position?: 'relative' };
    'data-dragged'?: true;
  };
}

/** So near the upper or lower edge of the window it scrolls, so much a frame at most. */
const edge = 72;
const fastest = 18;

/**
 * Rows of a list put in order by a handle, with a mouse, a pen or a finger. Nothing is changed before the row is let go: `onDrop` says once
 * from where to where. Escape, a second finger and whatever takes the pointer away leave all as it was.
 */
export function useRowDrag(onDrop: (from: number, to: number) => void): RowDrag {
  const list = useRef<HTMLElement | null>(null);
  const [drag, setDrag] = useState<Drag>();
  const drop = useRef(onDrop);
  drop.current = onDrop;
  const end = useRef<() => void>(undefined);
  // A list that goes takes what it listens to with it.
  useEffect(() => () => end.current?.(), []);

  function begin(event: ReactPointerEvent<HTMLElement>, from: number) {
    if (event.button !== 0 || !event.isPrimary || !list.current || end.current) return;
    // Not the focus that a press gives: the keys go on from here.
    event.currentTarget.focus();
    const { pointerId } = event;
    const rows = [...list.current.children].map((row) => row.getBoundingClientRect());
    const scrolled = window.scrollY;
    const first = event.clientY;
    let last = first;
    let now: Drag = { from, to: from, by: 0 };
    let frame = 0;
    const listening = new AbortController();

    const place = () => {
      // Rows as they stood when it began; the page may have been scrolled since.
      const by = last - first + window.scrollY - scrolled;
      const own = rows[from];
      const middle = own ? own.top + own.height / 2 + by : 0;
      const above = rows.filter((row, index) => index < from && row.top + row.height / 2 > middle).length;
      const below = rows.filter((row, index) => index > from && row.top + row.height / 2 < middle).length;
      now = { from, by, to: from - above + below };
      setDrag(now);
    };
    const scroll = () => {
      frame = requestAnimationFrame(scroll);
      const over = last < edge ? last - edge : Math.max(0, last - (window.innerHeight - edge));
      if (over === 0) return;
      window.scrollBy(0, Math.sign(over) * Math.min(fastest, Math.abs(over) / 3));
      place();
    };
    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      last = moved.clientY;
      place();
    };
    const stop = () => {
      listening.abort();
      cancelAnimationFrame(frame);
      end.current = undefined;
      setDrag(undefined);
    };
    const release = (up: PointerEvent) => {
      if (up.pointerId !== pointerId) return;
      stop();
      if (now.to !== from) drop.current(from, now.to);
    };
    const { signal } = listening;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', release, { signal });
    window.addEventListener('pointercancel', (gone) => gone.pointerId === pointerId && stop(), { signal });
    window.addEventListener('pointerdown', (other) => other.pointerId !== pointerId && stop(), {
      signal,
      capture: true,
    });
    window.addEventListener('blur', stop, { signal });
    const leave = (key: KeyboardEvent) => {
      if (key.key !== 'Escape') return;
      key.preventDefault();
      key.stopPropagation();
      stop();
    };
    window.addEventListener('keydown', leave, { signal, capture: true });
    end.current = stop;
    setDrag(now);
    frame = requestAnimationFrame(scroll);
  }

  /** Those that it passed make room by as much as it is high. */
  function roomFor(index: number): number {
    if (!drag || index === drag.from) return 0;
    const height = list.current?.children[drag.from]?.getBoundingClientRect().height ?? 0;
    if (index > drag.from && index <= drag.to) return -height;
    return index < drag.from && index >= drag.to ? height : 0;
  }

  return {
    drag,
    list: {
      ref: (element) => {
        list.current = element;
      },
    },
    handleOf: (index) => ({ onPointerDown: (event) => begin(event, index) }),
    rowOf: (index) => {
      if (!drag) return {};
      if (index === drag.from)
        return {
          'data-dragged': true,
          style: { transform: `translateY(${drag.by}px)`, zIndex: 1, position: 'relative' },
        };
      const room = roomFor(index);
      return room === 0 ? {} : { style: { transform: `translateY(${room}px)` } };
    },
  };
}
