import { Children, type ComponentProps, isValidElement, type RefObject, useLayoutEffect, useRef } from 'react';
import { classes } from './classes.ts';
import { moves } from './motion.ts';
import { focusRow } from './row-keys.ts';
import { whenLaidOut } from './when-laid-out.ts';

/** Long enough to be seen, too short to be waited for. */
const duration = 200;
/** More than an act takes away at once: another page, another search. */
const mostGone = 3;

/**
 * A list by hairlines, gone through by `j` and `k` (row-keys.ts). Its children are `<li>`, or draw one, with a key each. What leaves it is seen to leave, and
 * what stood below to take its place: a row that was decided does not vanish under the pointer, and the keyboard that was in it goes on in
 * the row that follows.
 */
export function RowList({ className, children, ...rest }: ComponentProps<'ul'>) {
  const list = useRef<HTMLUListElement>(null);
  const keys = Children.toArray(children).flatMap((child) => (isValidElement(child) ? String(child.key) : []));
  useLeavingRows(list, keys);
  return (
    <ul ref={list} data-rows {...rest} className={classes('divide-y divide-line border-y border-line', className)}>
      {children}
    </ul>
  );
}

interface Standing {
  element: HTMLElement;
  /** Undefined until the list was laid out. */
  top: number | undefined;
}

/** The list is at its end at once; what moves is a picture of the row, which takes no click and is read by nobody. */
function useLeavingRows(list: RefObject<HTMLElement | null>, keys: readonly string[]): void {
  const before = useRef<ReadonlyMap<string, Standing>>(new Map());
  const lastFocused = useLastFocused(list);
  const joined = keys.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: where rows stand follows from which there are
  useLayoutEffect(() => {
    const root = list.current;
    if (!root) return;
    const rows = [...root.children].filter((each): each is HTMLElement => each instanceof HTMLElement);
    const now = new Map(
      keys.flatMap((key, at): [string, Standing][] => (rows[at] ? [[key, { element: rows[at], top: undefined }]] : [])),
    );
    const measure = () => {
      for (const standing of now.values()) standing.top = standing.element.offsetTop;
    };
    const gone = [...before.current].filter(([key]) => !now.has(key));
    const kept = [...now.keys()].filter((key) => before.current.has(key));
    if (gone.length > 0 && gone.length <= mostGone && kept.length > 0 && moves()) {
      measure();
      for (const [, standing] of gone) leave(root, standing);
      for (const [key, standing] of now) slide(standing, before.current.get(key)?.top);
    }
    const left = [...before.current].findIndex(([, { element }]) => element === lastFocused.current);
    const isNobodys = !document.activeElement || document.activeElement === document.body;
    if (isNobodys && left >= 0 && gone.some(([, { element }]) => element === lastFocused.current)) {
      const next = rows[Math.min(left, rows.length - 1)];
      if (next) focusRow(next);
    }
    before.current = now;
    return whenLaidOut(root, measure);
  }, [list, joined, lastFocused]);
}

/** The row in which the focus was last: of what a dialog of a row does, that row is told. */
function useLastFocused(list: RefObject<HTMLElement | null>): RefObject<Element | undefined> {
  const last = useRef<Element>(undefined);
  useLayoutEffect(() => {
    const root = list.current;
    const note = ({ target }: FocusEvent) => {
      last.current = [...(root?.children ?? [])].find((row) => target instanceof Node && row.contains(target));
    };
    root?.addEventListener('focusin', note);
    return () => root?.removeEventListener('focusin', note);
  }, [list]);
  return last;
}

function leave(root: HTMLElement, { element, top }: Standing) {
  if (top === undefined) return;
  const picture = element.cloneNode(true) as HTMLElement;
  picture.inert = true;
  picture.ariaHidden = 'true';
  for (const each of [picture, ...picture.querySelectorAll('[id], [name]')]) {
    each.removeAttribute('id');
    each.removeAttribute('name');
  }
  Object.assign(picture.style, {
    position: 'absolute',
    listStyle: 'none',
    pointerEvents: 'none',
    top: `${top}px`,
    left: `${root.offsetLeft}px`,
    width: `${root.offsetWidth}px`,
  });
  // Beside the list, which keeps its rows for itself, and within what it is sized by.
  root.after(picture);
  const end = picture.animate([{ opacity: 1 }, { opacity: 0, transform: 'translateX(1.5rem)' }], {
    duration,
    easing: 'ease-in',
  });
  end.onfinish = () => picture.remove();
  end.oncancel = () => picture.remove();
}

function slide({ element, top }: Standing, before: number | undefined) {
  if (before === undefined || top === undefined || before === top) return;
  element.animate([{ transform: `translateY(${before - top}px)` }, { transform: 'none' }], {
    duration,
    easing: 'ease-out',
  });
}
