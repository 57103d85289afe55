import { useRef } from 'react';
import { useMessages } from '#web/messages/use-messages.ts';
import type { OpenGroup } from '#web/routing/places.ts';
import { Drawer } from '#web/ui/Drawer.tsx';
import { mainId } from './main-id.ts';
import { PlaceList } from './place-list.tsx';
import type { Counts } from './use-waiting.ts';

interface PlacesSheetProps {
  groups: readonly OpenGroup[];
  counts: Counts;
  at: string | undefined;
  here: string | undefined;
  onClose: () => void;
}

/** What the button of the header draws over the page: the rail's places, none of them folded away. */
export function PlacesSheet({ onClose, ...places }: PlacesSheetProps) {
  const t = useMessages();
  const followed = useRef(false);
  return (
    <Drawer
      title={t('navigation.menu')}
      closeLabel={t('navigation.menu.close')}
      open
      onOpenChange={onClose}
      goOnAt={() => (followed.current ? document.getElementById(mainId) : null)}
    >
      <nav aria-label={t('layout.nav')}>
        <PlaceList
          {...places}
          narrow={false}
          unfolded
          onFollow={() => {
            followed.current = true;
            onClose();
          }}
        />
      </nav>
    </Drawer>
  );
}
