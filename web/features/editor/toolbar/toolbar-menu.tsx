import { ChevronDown } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import type { ReactNode } from 'react';
import { keysText } from '#web/messages/keys-text.ts';
import { classes } from '#web/ui/classes.ts';
import { Menu, MenuItem } from '#web/ui/Menu.tsx';
import { type Tool, toolLook } from './tool-button.tsx';

type Props = {
  /** Accessible name; what is seen is `shown`. */
  label: string;
  shown: ReactNode;
  /** Without the sign that a menu drops. */
  isPlain?: boolean;
  className?: string;
  children: ReactNode;
};

/** A button of the toolbar that drops a menu. */
export function ToolbarMenu({ label, shown, isPlain = false, className, children }: Props) {
  return (
    <Menu
      align="start"
      trigger={
        <Toolbar.Button type="button" aria-label={label} className={classes(toolLook, className)}>
          {shown}
          {!isPlain && <ChevronDown aria-hidden className="!size-3.5 text-muted" />}
        </Toolbar.Button>
      }
    >
      {children}
    </Menu>
  );
}

type ItemProps = {
  icon?: ReactNode;
  keys?: string | undefined;
  disabled?: boolean;
  tone?: 'plain' | 'danger';
  /** It gives the focus to the text, and opens nothing. */
  writesOn?: boolean;
  onSelect: () => void;
  children: ReactNode;
};

/** A line of such a menu, with its shortcut at the end. */
export function ToolbarMenuItem({ keys, children, ...rest }: ItemProps) {
  return (
    <MenuItem {...rest} keys={keys && keysText(keys)}>
      {children}
    </MenuItem>
  );
}

/** Tools as lines of such a menu. */
export const ToolItems = ({ tools }: { tools: readonly Tool[] }) =>
  tools.map(({ label, keys, Icon, off = false, writesOn = false, run }) => (
    <ToolbarMenuItem
      key={label}
      icon={<Icon aria-hidden />}
      keys={keys}
      disabled={off}
      writesOn={writesOn}
      onSelect={run}
    >
      {label}
    </ToolbarMenuItem>
  ));
