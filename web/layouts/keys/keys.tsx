import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast';
import { useMatches } from 'react-router';
import type { User } from '#contract/entities/user.ts';
import { preferences } from '#web/data/preferences.ts';
import { rememberWork } from '#web/data/recent-works.ts';
import { loadTexts } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Row } from '#web/routing/screen.ts';
import { leaveRows, moveAmongRows } from '#web/ui/row-keys.ts';
import { takeEarlyKey, takeSingleKey } from './early-key.ts';
import { keyPressed } from './key-pressed.ts';
import type { KeyName } from './key-table.ts';
import { type Overlay, shownOverlay, showOverlay, useOverlay } from './overlay.ts';
import { searchBox } from './search-box.ts';
import { gatherTyped } from './typed-ahead.ts';

interface OverlayProps {
  user: User | null;
  rows: readonly Row[];
  /** What was typed for it before it was there. */
  typed: string;
  onClose: () => void;
}

interface KeysProps {
  user: User | null;
  rows: readonly Row[];
  /** What was pressed before these were there. */
  pressed?: KeyboardEvent | undefined;
}

/** Each is fetched when it is first asked for, with the texts that public pages have not got. */
const overlays: Record<Overlay, () => Promise<ComponentType<OverlayProps>>> = {
  palette: async () => {
    const { Palette } = await import('../palette/palette.tsx');
    return ({ user, ...props }) => user && <Palette user={user} {...props} />;
  },
  keys: async () => (await import('./key-list.tsx')).KeyList,
};

/** The keys of whoever is here, and what they open over the page. */
export function Keys({ user, rows, pressed }: KeysProps) {
  const isGuest = user === null;
  const first = useRef(pressed);
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const name = keyPressed(event, preferences().teclas);
      if (name && (isGuest ? actsOfGuests : acts)[name]()) event.preventDefault();
    };
    window.addEventListener('keydown', act);
    return () => {
      window.removeEventListener('keydown', act);
      showOverlay(null);
    };
  }, [isGuest]);
  useEffect(() => {
    // Of a member, too: until it is asked for, single keys are kept from everybody else.
    const single = takeSingleKey();
    const event = takeEarlyKey() ?? first.current ?? single;
    first.current = undefined;
    if (event) event.target?.dispatchEvent(new KeyboardEvent('keydown', event));
  }, []);
  useRemembered(user?.id);
  const shown = useOverlay();
  if (!shown || (isGuest && shown === 'palette')) return null;
  return <Shown key={shown} name={shown} user={user} rows={rows} />;
}

/** Screens of one work. */
const ofOneWork = /^\/(editorial|publications|catalogo)\/:id/;

/** The works that a person opens here are remembered in this browser, for the palette. */
function useRemembered(userId: string | undefined): void {
  const match = useMatches().at(-1);
  const id = match && ofOneWork.test(match.id) ? match.params.id : undefined;
  useEffect(() => {
    if (id && userId) rememberWork(userId, id);
  }, [userId, id]);
}

/** Nothing until its file is there: what is typed meanwhile is kept for the palette. */
function Shown({ name, ...props }: Omit<OverlayProps, 'onClose' | 'typed'> & { name: Overlay }) {
  const t = useMessages();
  const [Overlay, setOverlay] = useState<ComponentType<OverlayProps>>();
  const typed = useRef('');
  const isAwaited = !Overlay;
  useLayoutEffect(() => {
    if (!isAwaited || name !== 'palette') return undefined;
    const change = (to: (before: string) => string) => {
      typed.current = to(typed.current);
    };
    return gatherTyped(change, () => showOverlay(null));
  }, [isAwaited, name]);
  useEffect(() => {
    let isWanted = true;
    Promise.all([overlays[name](), loadTexts('private')]).then(
      ([loaded]) => isWanted && setOverlay(() => loaded),
      () => {
        if (!isWanted) return;
        toast.error(t('common.problem.network'));
        showOverlay(null);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [name, t]);
  return Overlay ? (
    <Overlay {...props} typed={typed.current} onClose={() => showOverlay(null)} />
  ) : (
    <p
      role="status"
      className="fixed inset-x-0 top-3 z-50 mx-auto w-fit rounded-float border border-line bg-sheet px-4 py-2 text-sm shadow-float"
    >
      {t('common.waiting')}
    </p>
  );
}

/** Whether the page has one. */
function toSearchBox(): boolean {
  const box = searchBox();
  box?.select();
  box?.focus();
  return box !== null;
}

/** What each key does; true where it did something. Enter is the browser's: the focus is on what opens the row. */
const acts: Record<KeyName, () => boolean> = {
  palette: () => {
    showOverlay(shownOverlay() === 'palette' ? null : 'palette');
    return true;
  },
  search: () => {
    if (!toSearchBox()) showOverlay('palette');
    return true;
  },
  list: () => {
    showOverlay('keys');
    return true;
  },
  next: () => moveAmongRows(main(), 1),
  previous: () => moveAmongRows(main(), -1),
  open: () => false,
  leave: leaveRows,
};

/** A guest has no palette: it leads to what is behind a log-in. */
const actsOfGuests: typeof acts = {
  ...acts,
  palette: () => false,
  search: toSearchBox,
};

const main = (): ParentNode => document.querySelector('main') ?? document;
