import { useEffect, useRef, useState } from 'react';

type Target = { key: string; to: 1 | -1 | 'edit'; order: string };

/**
 * Keeps the focus with the author whose row moves, or whose form closes: a row that is put elsewhere loses it. Who has gone
 * on to something else before a form closes keeps it there. `list` goes round the rows (`data-row`), whose buttons say what
 * they are by `data-move` and `data-edit`.
 */
export function useFollowedFocus(order: string) {
  const list = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<Target>();
  const reached = useRef<Target>(undefined);
  useEffect(() => {
    if (!target || (target.to !== 'edit' && target.order === order)) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const row = rows.find((each) => each.dataset.row === target.key);
    const wanted = target.to === 'edit' ? '[data-edit]' : `[data-move="${target.to}"]:enabled`;
    // At the end of the list the way on is shut: the way back is beside it.
    const button = row?.querySelector<HTMLElement>(wanted) ?? row?.querySelector<HTMLElement>('[data-move]:enabled');
    // A row that is put elsewhere once more, by what comes from the server, is followed there too.
    if ((target.to !== 'edit' && reached.current !== target) || isNowhere(document.activeElement)) button?.focus();
    reached.current = target;
    if (target.to === 'edit') setTarget(undefined);
  }, [target, order]);
  const follow = (key: string, to: Target['to']) =>
    setTarget((moving) =>
      to === 'edit' && moving?.order === order && reached.current !== moving ? moving : { key, to, order },
    );
  return { list, follow };
}

/** What had the focus is gone. */
const isNowhere = (focused: Element | null) => focused === null || focused === document.body;
