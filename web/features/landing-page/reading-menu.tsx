import { ALargeSmall } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { preferences, usePreferences } from '#web/data/preferences.ts';
import { readingWords } from '#web/data/reading.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ActMenu } from './act-menu.tsx';

const ReadingSettings = lazy(() => import('./reading-settings.tsx'));

/** How the text is read in this browser; not there without scripts, which keep it. */
export function ReadingMenu() {
  const t = useMessages();
  const { reading } = usePreferences();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change; while the page is hydrated what is followed says nothing yet
  useEffect(() => {
    document.documentElement.dataset.reading = readingWords(preferences().reading);
  }, [reading]);
  const [wasOpened, setOpened] = useState(false);
  return (
    <ActMenu
      quiet
      icon={<ALargeSmall aria-hidden />}
      label={t('work.reading')}
      className="noscript:hidden"
      onOpen={() => setOpened(true)}
    >
      {wasOpened && (
        <Suspense>
          <ReadingSettings />
        </Suspense>
      )}
    </ActMenu>
  );
}
