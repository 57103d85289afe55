/** What a Menu drops: loaded once somebody comes to its button (Menu.tsx). */
import { DropdownMenu } from 'radix-ui';
import {
  cloneElement,
  createContext,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  use,
  useRef,
} from 'react';
import { classes } from './classes.ts';
import { giveBack } from './given-back.ts';
import { Kbd } from './Kbd.tsx';
import { type Lent, LentTrigger } from './use-late-trigger.tsx';

export type MenuProps = {
  /** A Button or IconButton. */
  trigger: ReactElement;
  align?: 'start' | 'end';
  /** MenuItem, MenuLabel and MenuSeparator. */
  children: ReactNode;
};

export type MenuItemProps = {
  icon?: ReactNode;
  tone?: 'plain' | 'danger';
  disabled?: boolean;
  /** It opens a dialog, and does nothing by itself. */
  asks?: boolean;
  /**
   * It puts the focus where one goes on writing. What is typed right after it goes there: while the menu closed, and
   * until its trigger had the focus again, it went nowhere.
   */
  writesOn?: boolean;
  /** The keys that do the same, as the keyboard has them: shown at the end of the line, where there is a keyboard. */
  keys?: string | false | undefined;
  onSelect?: () => void;
  /** Instead of `onSelect`: an empty link element that the item becomes, `<Link to="/perfil" />`. */
  link?: ReactElement;
  children: ReactNode;
};

interface Closing {
  /**
   * Delays what an item does until the menu is gone and the focus is back on its trigger, so that a dialog can return
   * there.
   */
  afterwards: (act: () => void) => void;
  /** Does it at once, and leaves the focus where it was put. */
  atOnce: (act: () => void) => void;
}
const WhileClosing = createContext<Closing>({ afterwards: (act) => act(), atOnce: (act) => act() });

type DroppedProps = Required<Pick<MenuProps, 'align' | 'children'>> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  lent: Lent;
  /** Whether the keyboard opened it before it was there: it begins at its first item. */
  byKeys: RefObject<boolean>;
};

export function Dropped({ open, onOpenChange, lent, byKeys, align, children }: DroppedProps) {
  const pending = useRef<(() => void) | null>(null);
  const isElsewhere = useRef(false);
  const actOnceClosed = (event: Event) => {
    if (isElsewhere.current) {
      isElsewhere.current = false;
      event.preventDefault();
      return;
    }
    giveBack();
    const act = pending.current;
    pending.current = null;
    // Radix gives the focus back in the same turn, after this handler.
    if (act) queueMicrotask(act);
  };
  const beginByKeys = (event: FocusEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || !byKeys.current) return;
    byKeys.current = false;
    event.currentTarget.querySelector<HTMLElement>('[role="menuitem"]:not([data-disabled])')?.focus();
  };
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>
        <LentTrigger lent={lent} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align={align}
        sideOffset={6}
        collisionPadding={8}
        onFocus={beginByKeys}
        onCloseAutoFocus={actOnceClosed}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 max-w-80 overflow-y-auto rounded-float border border-line bg-sheet py-1 text-start font-sans text-sm font-normal text-ink shadow-float"
      >
        <WhileClosing
          value={{
            afterwards: (act) => {
              pending.current = act;
            },
            atOnce: (act) => {
              isElsewhere.current = true;
              act();
            },
          }}
        >
          {children}
        </WhileClosing>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

export function Item({
  icon,
  tone = 'plain',
  disabled,
  asks = false,
  writesOn = false,
  keys,
  onSelect,
  link,
  children,
}: MenuItemProps) {
  const { afterwards, atOnce } = use(WhileClosing);
  const words = (
    <>
      {icon}
      {keys ? <span className="grow">{children}</span> : children}
      {keys && <Kbd className="ms-4">{keys}</Kbd>}
    </>
  );
  return (
    <DropdownMenu.Item
      asChild={link !== undefined}
      disabled={disabled}
      aria-haspopup={asks ? 'dialog' : undefined}
      onSelect={() => onSelect && (writesOn ? atOnce : afterwards)(onSelect)}
      className={classes(
        'flex min-h-9 cursor-pointer items-center gap-2.5 px-3 py-1.5 no-underline outline-none select-none',
        'data-disabled:cursor-not-allowed data-disabled:text-muted data-disabled:opacity-70 data-highlighted:bg-wash',
        'pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0',
        tone === 'danger' ? 'text-red' : '[&_svg]:text-muted',
      )}
    >
      {link ? cloneElement(link, undefined, words) : words}
    </DropdownMenu.Item>
  );
}

export function Label({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-3 py-1.5 text-muted">{children}</DropdownMenu.Label>;
}

export function Separator() {
  return <DropdownMenu.Separator className="my-1 border-t border-line" />;
}
