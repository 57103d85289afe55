import {
  Bell,
  BookOpen,
  FilePlus,
  Info,
  Keyboard,
  LayoutDashboard,
  LogOut,
  Search,
  Settings,
  UserRound,
} from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { User } from '#contract/entities/user.ts';
import { isOfferedAuthorMenu } from '#contract/roles.ts';
import { usePreferences } from '#web/data/preferences.ts';
import { logout } from '#web/data/session.ts';
import { sendAll } from '#web/data/unsent.ts';
import { keysText } from '#web/messages/keys-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/Menu.tsx';
import { helpAddress } from './help-address.ts';
import { keyTable } from './keys/key-table.ts';
import { showOverlay } from './keys/overlay.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('#web/ui/ConfirmDialog.tsx')).ConfirmDialog }));

/**
 * The avatar menu: name, email, role in lower case, and what this role may open (spec 000 §2.4).
 * @param here The path of the screen that one is on, of which the manual is offered.
 */
export function UserMenu({ user, leadsTo, here }: { user: User; leadsTo: '/' | '/login'; here?: string | undefined }) {
  const t = useMessages();
  const navigate = useNavigate();
  const name = `${user.nombres} ${user.apellidos}`.trim();
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    logout();
    void navigate(leadsTo);
  };
  // What is written goes from this browser with its person.
  const leaveSaved = async () => {
    if (await sendAll()) leave();
    else setAsking(true);
  };
  const author = isOfferedAuthorMenu(user);
  const { teclas } = usePreferences();
  const question = isAsking && (
    <Suspense>
      <ConfirmDialog
        open
        tone="danger"
        onOpenChange={setAsking}
        title={t('saving.logout.title')}
        description={t('saving.logout.text')}
        confirmLabel={t('saving.logout.confirm')}
        cancelLabel={t('saving.logout.stay')}
        onConfirm={leave}
      />
    </Suspense>
  );
  return (
    <>
      {question}
      <Menu trigger={<AvatarButton user={user} label={t('layout.user.open', { name })} />}>
        <MenuLabel>
          <span className="block font-semibold text-ink">{name}</span>
          <span className="block break-all">{user.email}</span>
          <span className="block">{user.rol.toLowerCase()}</span>
        </MenuLabel>
        <MenuSeparator />
        <MenuItem icon={<LayoutDashboard aria-hidden />} link={<Link to="/dashboard" />}>
          {t('layout.user.dashboard')}
        </MenuItem>
        <MenuItem icon={<Bell aria-hidden />} link={<Link to="/notificaciones" />}>
          {t('layout.user.notifications')}
        </MenuItem>
        <MenuItem icon={<UserRound aria-hidden />} link={<Link to="/perfil" />}>
          {t('layout.user.profile')}
        </MenuItem>
        <MenuItem icon={<Settings aria-hidden />} link={<Link to="/configuracion" />}>
          {t('layout.user.settings')}
        </MenuItem>
        {author && (
          <MenuItem icon={<BookOpen aria-hidden />} link={<Link to="/mis-publicaciones" />}>
            {t('layout.user.publications')}
          </MenuItem>
        )}
        {author && (
          <MenuItem icon={<FilePlus aria-hidden />} link={<Link to="/nueva-publicacion" />}>
            {t('layout.user.create')}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem
          icon={<Search aria-hidden />}
          keys={keysText(keyTable.palette.keys)}
          onSelect={() => showOverlay('palette')}
        >
          {t('layout.goTo')}
        </MenuItem>
        <MenuItem
          icon={<Keyboard aria-hidden />}
          keys={teclas && keysText(keyTable.list.keys)}
          onSelect={() => showOverlay('keys')}
        >
          {t('layout.keys')}
        </MenuItem>
        <MenuItem icon={<Info aria-hidden />} link={<Link to={helpAddress(user.rol, here)} />}>
          {t('layout.footer.help')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void leaveSaved()}>
          {t('layout.logout')}
        </MenuItem>
      </Menu>
    </>
  );
}

type AvatarButtonProps = { user: User; label: string } & ComponentProps<'button'>;

/** A photo that is the word 'string' counts as none (spec 000 §2.9). */
function AvatarButton({ user, label, ...rest }: AvatarButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className="inline-flex size-11 items-center justify-center rounded-full"
    >
      <Avatar name={`${user.nombres} ${user.apellidos}`} src={user.fotoUrl === 'string' ? '' : user.fotoUrl} />
    </button>
  );
}
