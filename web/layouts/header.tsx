import { Menu as MenuIcon, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { House } from '#contract/entities/house.ts';
import { useSession } from '#web/data/session.ts';
import { BrandLink } from '#web/features/site/brand.tsx';
import { useIdentity } from '#web/features/site/use-identity.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { AccountCorner } from './account-corner.tsx';
import { AddedLink } from './added-link.tsx';
import { HeaderSearch } from './header-search.tsx';
import { headerLinks, isHere, type PageLink } from './links.ts';

const linkLook =
  'block py-2 wrap-anywhere text-ink no-underline hover:text-accent aria-[current=page]:text-rubric aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8';

/** The header of the public site; below 64rem its links and its search fold into a menu. */
export function Header({ house }: { house?: House | undefined }) {
  const t = useMessages();
  const [open, setOpen] = useState(false);
  const menuId = useId();
  const added = useIdentity().menu.filter(({ parte }) => parte === 'CABECERA');
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu
  useEffect(() => setOpen(false), [key]);
  // On a phone it opens below the button, and stands before it in the order of the tab key, as on wide screens.
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) menu.current?.querySelector('a')?.focus();
  }, [open]);
  return (
    <header className="border-b border-line bg-paper">
      <div className="page flex flex-wrap items-center gap-x-3 gap-y-2 py-3 sm:gap-x-6">
        <BrandLink house={house} />
        <div
          ref={menu}
          id={menuId}
          className={`order-3 basis-full flex-col gap-4 py-2 noscript:flex noscript:max-lg:flex-row noscript:max-lg:flex-wrap noscript:max-lg:gap-2 lg:order-none lg:flex lg:grow lg:basis-0 lg:flex-row lg:items-center lg:py-0 ${open ? 'flex' : 'hidden'}`}
        >
          <nav aria-label={t('layout.nav')} className="noscript:max-lg:basis-full">
            <ul className="flex flex-col noscript:max-lg:flex-row noscript:max-lg:flex-wrap noscript:max-lg:gap-x-5 lg:flex-row lg:flex-wrap lg:gap-x-5">
              {headerLinks.map((link) => (
                <li key={link.to}>
                  <HeaderLink {...link} />
                </li>
              ))}
              {added.map((entry, at) => (
                <li // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike
                  key={at}
                  className="min-w-0"
                >
                  <AddedLink entry={entry} className={linkLook} />
                </li>
              ))}
            </ul>
          </nav>
          <HeaderSearch className="noscript:max-lg:min-w-40 noscript:max-lg:flex-1 lg:ms-auto lg:w-64 lg:min-w-40 lg:shrink-[99]" />
          <RegisterOnPhones />
        </div>
        <div data-print="hide" className="order-1 ms-auto flex items-center gap-2 lg:order-none lg:ms-0">
          <AccountCorner />
        </div>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={menuId}
          onClick={() => setOpen(!open)}
          className="order-2 inline-flex size-11 items-center justify-center rounded-md hover:bg-wash lg:hidden noscript:hidden"
        >
          {open ? <X aria-hidden className="size-5" /> : <MenuIcon aria-hidden className="size-5" />}
          <span className="sr-only">{open ? t('layout.menu.close') : t('layout.menu.open')}</span>
        </button>
      </div>
    </header>
  );
}

/** Below 40rem the account corner has room for the login alone. */
function RegisterOnPhones() {
  const t = useMessages();
  const { user } = useSession();
  return user ? null : (
    <Button asChild variant="primary" className="sm:hidden">
      <Link to="/register">{t('layout.register')}</Link>
    </Button>
  );
}

function HeaderLink({ to, label }: PageLink) {
  const t = useMessages();
  const here = isHere(to, useLocation());
  return (
    <Link to={to} aria-current={here ? 'page' : undefined} className={linkLook}>
      {t(label)}
    </Link>
  );
}
