import { Menu as MenuIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#web/messages/use-messages.ts';
import type { OpenGroup } from '#web/routing/places.ts';
import { Drawer } from '#web/ui/Drawer.tsx';
import { mainId } from './main-id.ts';
import { PlaceList } from './place-list.tsx';
import type { Counts } from './use-waiting.ts';

interface PlacesDrawerProps {
  groups: readonly OpenGroup[];
  counts: Counts;
  at: string | undefined;
  here: string | undefined;
}

/** From where the rail has room. */
const wide = '(width >= 64rem)';

/** Below 64rem, the rail's places behind a button of the header. */
export function PlacesDrawer({ groups, counts, at, here }: PlacesDrawerProps) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const followed = useRef(false);
  const open = () => {
    followed.current = false;
    setOpen(true);
  };
  // Who turns their tablet has the rail instead.
  useEffect(() => {
    const media = window.matchMedia(wide);
    const close = () => media.matches && setOpen(false);
    media.addEventListener('change', close);
    return () => media.removeEventListener('change', close);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        className="-ms-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-sm font-semibold text-ink hover:bg-wash lg:hidden"
      >
        <MenuIcon aria-hidden className="size-5" />
        {t('navigation.menu')}
      </button>
      <Drawer
        title={t('navigation.menu')}
        closeLabel={t('navigation.menu.close')}
        open={isOpen}
        onOpenChange={setOpen}
        goOnAt={() => (followed.current ? document.getElementById(mainId) : null)}
      >
        <nav aria-label={t('layout.nav')}>
          <PlaceList
            groups={groups}
            counts={counts}
            at={at}
            here={here}
            narrow={false}
            unfolded
            onFollow={() => {
              followed.current = true;
              setOpen(false);
            }}
          />
        </nav>
      </Drawer>
    </>
  );
}
