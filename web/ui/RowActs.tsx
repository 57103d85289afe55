import { Ellipsis } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { IconButton } from './IconButton.tsx';
import { Menu, MenuItem } from './Menu.tsx';

/** What can be done with one row. */
export interface RowAct {
  id: string;
  label: string;
  /** For who does not see beside what it stands: 'Editar: Ana Ruiz'. */
  about?: string;
  icon?: ReactNode;
  tone?: 'plain' | 'danger';
  /** It opens a dialog, and does nothing by itself. */
  asks?: boolean;
  busy?: boolean;
  /** It is what opens the row by the keyboard (row-keys.ts). */
  opens?: boolean;
  onSelect?: () => void;
  /** Instead of `onSelect`: an empty link element, `<Link to="/perfil" />`. */
  link?: ReactElement;
}

type RowActsProps = {
  /** The commonest first: it is the button, the others are in a menu. What is not offered now is left out. */
  acts: readonly (RowAct | false | null | undefined)[];
  /** Names the menu: 'Más acciones: Ana Ruiz'. */
  more: string;
  size?: 'compact' | 'small';
  className?: string;
};

/** The acts of a row of a table or a list: one button, and a menu for the rest. Nothing where nothing can be done. */
export function RowActs({ acts, more, size = 'small', className }: RowActsProps) {
  const [first, ...others] = acts.filter((act) => typeof act === 'object' && act !== null);
  if (!first) return null;
  return (
    <div data-row-acts className={classes('flex shrink-0 items-center gap-1.5', className)}>
      <FirstAct act={first} size={size} />
      {others.length > 0 && <MoreActs acts={others} label={more} size={size} />}
    </div>
  );
}

/** The menu alone, beside buttons that are named elsewhere. */
export function MoreActs({
  acts,
  label,
  size = 'small',
}: {
  acts: readonly RowAct[];
  label: string;
  size?: RowActsProps['size'];
}) {
  return (
    <Menu
      trigger={
        <IconButton
          size={size}
          icon={<Ellipsis aria-hidden />}
          label={label}
          aria-busy={acts.some(({ busy }) => busy) || undefined}
        />
      }
    >
      {acts.map(({ id, label: words, icon, tone, asks, busy, onSelect, link }) => (
        <MenuItem
          key={id}
          icon={icon}
          {...(tone && { tone })}
          {...(asks && { asks })}
          disabled={busy ?? false}
          {...(onSelect && { onSelect })}
          {...(link && { link })}
        >
          {words}
        </MenuItem>
      ))}
    </Menu>
  );
}

function FirstAct({ act, size }: { act: RowAct; size: NonNullable<RowActsProps['size']> }) {
  const { label, about, icon, tone, asks, busy, opens, onSelect, link } = act;
  const shared = {
    size,
    icon,
    'aria-label': about,
    ...(opens && { 'data-opens-row': true }),
    ...(tone === 'danger' && { variant: 'dangerQuiet' as const }),
  };
  if (link)
    return (
      <Button asChild {...shared}>
        {cloneElement(link, undefined, label)}
      </Button>
    );
  return (
    <Button {...shared} busy={busy ?? false} aria-haspopup={asks ? 'dialog' : undefined} onClick={onSelect}>
      {label}
    </Button>
  );
}
