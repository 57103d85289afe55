import { createContext, type ReactNode, use, useRef, useState } from 'react';
import { latePiece } from './late-piece.ts';
import type * as MenuPart from './menu-part.tsx';
import type { MenuItemProps, MenuProps } from './menu-part.tsx';
import { useLateTrigger } from './use-late-trigger.tsx';

const piece = latePiece(() => import('./menu-part.tsx'));
const Part = createContext<typeof MenuPart | null>(null);

const closed = { 'aria-haspopup': 'menu', 'aria-expanded': false, 'data-state': 'closed' };
const opening = ['Enter', ' ', 'ArrowDown'];

/**
 * A list of actions that drops from a button; it stays in the landmark where its button is. What drops is loaded when the pointer
 * or the keyboard comes to the button; where that is pressed before, it opens once as soon as it is there.
 */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const byKeys = useRef(false);
  const { drawn, isNear, setNear, ask, early, lent } = useLateTrigger(piece, trigger, closed);
  const press = (preventDefault: () => void) => {
    if (piece.there()) {
      preventDefault();
      setNear(true);
      setOpen(true);
    } else void ask().then((may) => may && setOpen(true));
  };
  early.current = {
    onPointerDown: ({ nativeEvent: event, currentTarget }) => {
      if (!(event instanceof PointerEvent) || event.button !== 0 || event.ctrlKey || isOff(currentTarget)) return;
      byKeys.current = false;
      press(() => event.preventDefault());
    },
    onKeyDown: ({ nativeEvent: event, currentTarget }) => {
      if (!(event instanceof KeyboardEvent && opening.includes(event.key)) || isOff(currentTarget)) return;
      event.preventDefault();
      byKeys.current = true;
      press(() => {});
    },
  };
  const part = isNear && piece.there();
  return (
    <>
      {drawn}
      {part && (
        <Part value={part}>
          <part.Dropped open={open} onOpenChange={setOpen} lent={lent} byKeys={byKeys} align={align}>
            {children}
          </part.Dropped>
        </Part>
      )}
    </>
  );
}

const isOff = (element: HTMLElement): boolean => element.matches(':disabled');

/** One line of a Menu: an action, or a link. */
export function MenuItem(props: MenuItemProps) {
  const part = use(Part);
  return part && <part.Item {...props} />;
}

/** Words above a group of items, or about the whole menu. */
export function MenuLabel({ children }: { children: ReactNode }) {
  const part = use(Part);
  return part && <part.Label>{children}</part.Label>;
}

/** A hairline between groups. */
export function MenuSeparator() {
  const part = use(Part);
  return part && <part.Separator />;
}
