import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { savePreferences, usePreferences } from '#web/data/preferences.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { OpenGroup } from '#web/routing/places.ts';
import { Tooltip } from '#web/ui/Tooltip.tsx';
import { PlaceList } from './place-list.tsx';
import type { Counts } from './use-waiting.ts';

interface RailProps {
  groups: readonly OpenGroup[];
  counts: Counts;
  at: string | undefined;
  here: string | undefined;
}

/** From 64rem on, what a person may open stands beside every screen of theirs; narrowed to pictures for as long as they like. */
export function Rail({ groups, counts, at, here }: RailProps) {
  const t = useMessages();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  useCurrentInSight(list, `${at} ${groups.flatMap(({ places }) => places).length}`);
  const narrow = useNarrowRail();
  const words = t(narrow ? 'navigation.widen' : 'navigation.narrow');
  const Icon = narrow ? PanelLeftOpen : PanelLeftClose;
  const button = (
    <button
      type="button"
      aria-expanded={!narrow}
      aria-controls={listId}
      onClick={() => savePreferences({ rail: narrow ? undefined : 'narrow' })}
      className="flex min-h-9 w-full items-center gap-3 rounded-md px-3 py-1 text-sm text-muted transition-colors hover:bg-wash hover:text-ink focus-visible:-outline-offset-2 pointer-coarse:min-h-11 narrow:mx-auto narrow:w-10 narrow:justify-center narrow:p-0"
    >
      <Icon aria-hidden className="size-4.5 shrink-0" />
      <span className="narrow:sr-only">{words}</span>
    </button>
  );
  return (
    <div data-print="hide" className="w-(--rail) shrink-0 border-e border-line max-lg:hidden">
      <nav
        aria-label={t('layout.nav')}
        // Above what the screens put one over another, below what opens over everything.
        className="sticky top-0 z-30 flex max-h-[calc(100dvh-var(--member-header))] flex-col"
      >
        <div
          ref={list}
          id={listId}
          className="min-h-0 grow overflow-y-auto overscroll-contain px-2 pt-4 pb-3 narrow:px-1.5"
        >
          <PlaceList groups={groups} counts={counts} at={at} here={here} narrow={narrow} />
        </div>
        <div className="border-t border-line px-2 py-2 narrow:px-1.5">
          {narrow ? (
            <Tooltip label={words} side="right">
              {button}
            </Tooltip>
          ) : (
            button
          )}
        </div>
      </nav>
    </div>
  );
}

/** On a low screen the list is longer than its place: where one is, is brought into it. The page is left where it is. */
function useCurrentInSight(list: RefObject<HTMLDivElement | null>, where: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew with another screen, and with more places, and not while somebody scrolls
  useLayoutEffect(() => {
    const place = list.current?.getBoundingClientRect();
    const link = list.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!place || !link || (link.top >= place.top && link.bottom <= place.bottom)) return;
    list.current?.scrollBy(0, link.top + link.height / 2 - (place.top + place.height / 2));
  }, [where]);
}

/** Whether the rail shows pictures alone; kept in this browser, and on the document, from which its width follows. */
function useNarrowRail(): boolean {
  const narrow = usePreferences().rail === 'narrow';
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (narrow) dataset.rail = 'narrow';
    else delete dataset.rail;
  }, [narrow]);
  return narrow;
}
