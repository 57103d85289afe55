import { useEffect, useRef, useState } from 'react';

type Target = { key: string; to: 1 | -1 | 'edit'; order: string };

/**
 * Keeps the focus with the author whose row moves, or whose form closes: a row that is put elsewhere loses it. `list` goes
 * round the rows (`data-row`), whose buttons say what they are by `data-move` and `data-edit`.
 */
export function useFollowedFocus(order: string) {
  const list = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<Target>();
  useEffect(() => {
    if (!target || (target.to !== 'edit' && target.order === order)) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const row = rows.find((each) => each.dataset.row === target.key);
    const wanted = target.to === 'edit' ? '[data-edit]' : `[data-move="${target.to}"]:enabled`;
    // At the end of the list the way on is shut: the way back is beside it.
    const button = row?.querySelector<HTMLElement>(wanted) ?? row?.querySelector<HTMLElement>('[data-move]:enabled');
    button?.focus();
    setTarget(undefined);
  }, [target, order]);
  return { list, follow: (key: string, to: Target['to']) => setTarget({ key, to, order }) };
}
