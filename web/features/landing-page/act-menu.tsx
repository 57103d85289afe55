import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { classes } from '#web/ui/classes.ts';

type ActMenuProps = {
  icon: ReactNode;
  label: ReactNode;
  /** Its word stands beside its picture only where there is room. */
  quiet?: boolean;
  className?: string;
  onOpen?: () => void;
  children: ReactNode;
};

/** One of the acts of a work's page that opens below its word: one at a time, without scripts too (styles/work.css). */
export function ActMenu({ icon, label, quiet = false, className, onOpen, children }: ActMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  // It may have been opened before the scripts were there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (menu.current?.open) onOpen?.();
  }, []);
  return (
    <details
      ref={menu}
      name="work-acts"
      className={classes('act-menu', className)}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className="act">
        {icon}
        <span className={quiet ? 'act-word' : undefined}>{label}</span>
      </summary>
      <div className="act-panel">{children}</div>
    </details>
  );
}

/**
 * Where there are scripts, what is open within closes by Escape, which goes back to its word, by whatever is pressed or focused
 * elsewhere, and by a link of its own to another place of the page.
 */
export function useClosing(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const opened = () => root.current?.querySelector<HTMLDetailsElement>('details[name="work-acts"][open]');
    const elsewhere = ({ target }: Event) => {
      const open = opened();
      if (open && !(target instanceof Node && open.contains(target))) open.open = false;
    };
    const pressed = (event: KeyboardEvent) => {
      const open = opened();
      if (event.key !== 'Escape' || event.defaultPrevented || !open) return;
      open.open = false;
      open.querySelector('summary')?.focus();
    };
    const followed = ({ target }: Event) => {
      const open = opened();
      if (open && target instanceof Element && open.contains(target.closest('a[href^="#"]'))) open.open = false;
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    document.addEventListener('keydown', pressed);
    document.addEventListener('click', followed);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      document.removeEventListener('keydown', pressed);
      document.removeEventListener('click', followed);
    };
  }, [root]);
}
