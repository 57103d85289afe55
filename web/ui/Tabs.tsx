import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from './classes.ts';

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
      value={value}
      defaultValue={value === undefined ? (defaultValue ?? tabs[0]?.value) : undefined}
      onValueChange={onValueChange}
      className={classes('min-w-0', className)}
    >
      <Radix.List ref={list} aria-label={label} className="relative flex gap-2 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            // The ring stands inside, since the row scrolls: beside the words, not upon them.
            className="-mb-px min-h-10 shrink-0 border-b-2 border-transparent px-2 py-2 text-sm font-semibold text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink pointer-coarse:min-h-11"
          >
            {tab.label}
            {tab.count !== undefined && <span className="ms-1.5 font-normal tabular-nums">{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
