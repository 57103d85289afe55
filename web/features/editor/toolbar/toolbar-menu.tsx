import { ChevronDown } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import type { ReactNode } from 'react';
import { Menu, MenuItem } from '#web/ui/Menu.tsx';
import { keysText } from './keys.ts';
import { toolLook } from './tool-button.tsx';

type Props = {
  /** Accessible name; what is seen is `shown`. */
  label: string;
  shown: ReactNode;
  children: ReactNode;
};

/** A button of the toolbar that drops a menu. */
export function ToolbarMenu({ label, shown, children }: Props) {
  return (
    <Menu
      align="start"
      trigger={
        <Toolbar.Button type="button" aria-label={label} className={toolLook}>
          {shown}
          <ChevronDown aria-hidden className="!size-3.5 text-muted" />
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
  onSelect: () => void;
  children: ReactNode;
};

/** A line of such a menu, with its shortcut at the end. */
export function ToolbarMenuItem({ keys, children, ...rest }: ItemProps) {
  return (
    <MenuItem {...rest}>
      <span className="grow">{children}</span>
      {keys && <kbd className="ps-4 font-sans text-xs text-muted">{keysText(keys)}</kbd>}
    </MenuItem>
  );
}
