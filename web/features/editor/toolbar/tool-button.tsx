import type { LucideIcon } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import type { ComponentProps } from 'react';
import { keysAttribute, keysText } from '#web/messages/keys-text.ts';
import { classes } from '#web/ui/classes.ts';
import { Tooltip } from '#web/ui/Tooltip.tsx';

export const toolLook =
  'inline-flex h-9 min-w-9 shrink-0 items-center justify-center gap-1 rounded-md px-2 text-sm font-semibold text-ink ' +
  'hover:bg-wash active:bg-press aria-pressed:bg-accent-wash aria-pressed:text-accent aria-disabled:cursor-not-allowed ' +
  'aria-disabled:opacity-45 pointer-coarse:h-11 pointer-coarse:min-w-11 [&_svg]:size-4.5 [&_svg]:shrink-0';

type Props = ComponentProps<typeof Toolbar.Button> & {
  label: string;
  keys?: string | undefined;
  pressed?: boolean | undefined;
  /** It keeps its place in the row of keys, so that the focus is not lost with it. */
  off?: boolean | undefined;
};

/** One button of the toolbar, with its shortcut. The text keeps its selection while it is used. */
export function ToolButton({ label, keys, pressed, off = false, onClick, className, ...rest }: Props) {
  return (
    <Tooltip label={keys ? `${label} (${keysText(keys)})` : label}>
      <Toolbar.Button
        type="button"
        {...rest}
        aria-label={label}
        aria-keyshortcuts={keys && keysAttribute(keys)}
        aria-pressed={pressed}
        aria-disabled={off || undefined}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => !off && onClick?.(event)}
        className={classes(toolLook, className)}
      />
    </Tooltip>
  );
}

/** What a button of the toolbar, or a line of one of its menus, does. */
export type Tool = {
  label: string;
  keys?: string | undefined;
  Icon: LucideIcon;
  pressed?: boolean;
  off?: boolean;
  /** It gives the focus to the text, and opens nothing. */
  writesOn?: boolean;
  run: () => void;
};

/** Tools as buttons. */
export const ToolButtons = ({ tools, className }: { tools: readonly Tool[]; className?: string }) =>
  tools.map(({ label, keys, Icon, pressed, off, run }) => (
    <ToolButton key={label} label={label} keys={keys} pressed={pressed} off={off} onClick={run} className={className}>
      <Icon aria-hidden />
    </ToolButton>
  ));
