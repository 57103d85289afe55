import { Menu as MenuIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { late } from '#web/messages/late.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import type { OpenGroup } from '#web/routing/places.ts';
import type { Counts } from './use-waiting.ts';
import { useIsWide } from './wide.ts';

const PlacesSheet = late(async () => (await import('./places-sheet.tsx')).PlacesSheet);

interface PlacesDrawerProps {
  groups: readonly OpenGroup[];
  counts: Counts;
  at: string | undefined;
  here: string | undefined;
}

/** Below 64rem, the rail's places behind a button of the header. */
export function PlacesDrawer(places: PlacesDrawerProps) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const isWide = useIsWide();
  // Who turns their tablet has the rail instead.
  useEffect(() => {
    if (isWide) setOpen(false);
  }, [isWide]);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="-ms-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-sm font-semibold text-ink hover:bg-wash lg:hidden"
      >
        <MenuIcon aria-hidden className="size-5" />
        {t('navigation.menu')}
      </button>
      {isOpen && <PlacesSheet {...places} onClose={() => setOpen(false)} />}
    </>
  );
}
