import { useMemo } from 'react';
import { useMessages } from '#web/messages/use-messages.ts';
import type { ChangeLabels } from './showing.ts';

/** What is read aloud before what was put in, taken out or moved, in the reader's language. */
export function useChangeLabels(): ChangeLabels {
  const t = useMessages();
  return useMemo(
    () => ({
      added: t('versions.mark.added'),
      removed: t('versions.mark.removed'),
      movedHere: t('versions.mark.movedHere'),
      movedAway: t('versions.mark.movedAway'),
    }),
    [t],
  );
}
