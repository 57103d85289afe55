import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { classes } from './classes.ts';
import { moves } from './motion.ts';

export type TabsProps = {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly { value: string; label: ReactNode; count?: number | undefined; content: ReactNode }[];
  /** The open tab, with `onValueChange`; or `defaultValue`, else the first. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  className?: string;
};

/** Several views in one place, one at a time. */
export function Tabs({ label, tabs, value, defaultValue, onValueChange, className }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(defaultValue ?? tabs[0]?.value ?? '');
  const open = value ?? chosen;
  const ids = useId();
  const [tabOf, panelOf] = [(of: string) => `${ids}-tab-${of}`, (of: string) => `${ids}-panel-${of}`];
  useGlidingLine(list, tabs, open);
  // The open tab may lie beyond the edge of a narrow screen.
  useEffect(() => {
    const open = value && list.current?.querySelector<HTMLElement>('[data-state=active]');
    if (!list.current || !open) return;
    const { scrollLeft, clientWidth } = list.current;
    const hidden = open.offsetLeft < scrollLeft || open.offsetLeft + open.offsetWidth > scrollLeft + clientWidth;
    if (hidden) list.current.scrollLeft = open.offsetLeft - (clientWidth - open.offsetWidth) / 2;
  }, [value]);
  return (
    <Radix.Root
      value={open}
      onValueChange={(next) => {
        setChosen(next);
        onValueChange?.(next);
      }}
      className={classes('min-w-0', className)}
    >
      <Radix.List ref={list} aria-label={label} className="relative flex gap-2 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            id={tabOf(tab.value)}
            aria-controls={panelOf(tab.value)}
            // The ring stands inside, since the row scrolls: beside the words, not upon them.
            className="relative -mb-px min-h-10 shrink-0 px-2 py-2 text-sm font-semibold text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:text-ink pointer-coarse:min-h-11"
          >
            <span
              aria-hidden
              className="absolute inset-x-0 bottom-0 hidden h-0.5 origin-left bg-rubric in-data-[state=active]:block"
            />
            {tab.label}
            {tab.count !== undefined && <span className="ms-1.5 font-normal tabular-nums">{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {/* Not the library's: nothing is animated here, and it asks the browser which animation there is while a screen is drawn. */}
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={panelOf(tab.value)}
          aria-labelledby={tabOf(tab.value)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what a panel begins with may be text (WAI-ARIA Authoring Practices, tabs)
          tabIndex={0}
          hidden={tab.value !== open}
          className="pt-6"
        >
          {tab.value === open && tab.content}
        </div>
      ))}
    </Radix.Root>
  );
}

/** The line under the open tab comes from under the one that was open. It stands where it belongs from the first moment: this is but how it looks. */
function useGlidingLine(list: { current: HTMLElement | null }, tabs: TabsProps['tabs'], open: string) {
  const before = useRef(open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves when another tab is opened
  useLayoutEffect(() => {
    const last = before.current;
    before.current = open;
    // What nothing moves to is not measured: that would lay the page out while it is drawn.
    if (last === open || !moves()) return;
    const triggers = list.current?.querySelectorAll<HTMLElement>('[role=tab]');
    const place = (value: string) => triggers?.[tabs.findIndex((tab) => tab.value === value)];
    const [from, to] = [place(last), place(open)];
    if (!from || !to || to.offsetWidth === 0) return;
    const began = `translateX(${from.offsetLeft - to.offsetLeft}px) scaleX(${from.offsetWidth / to.offsetWidth})`;
    to.firstElementChild?.animate([{ transform: began }, { transform: 'none' }], { duration: 180, easing: 'ease-out' });
  }, [list, open]);
}
