import { useSyncExternalStore } from 'react';
import { useMessages } from '#web/messages/use-messages.ts';
import type { CitationWords, ReadWork } from './citable.ts';

/** The site's own address, `https://pliego.example`: the browser's to say, so nothing while the server renders. */
const useOrigin = () =>
  useSyncExternalStore(
    () => () => {},
    () => window.location.origin,
    () => '',
  );

/** What the citations of a work say in the reader's language. */
export function useCitationWords({ id }: Pick<ReadWork, 'id'>): CitationWords {
  const t = useMessages();
  const origin = useOrigin();
  return {
    address: `${origin}/catalogo/${id}`,
    and: t('work.cite.and'),
    retracted: t('work.cite.retracted'),
    thesis: t('work.cite.thesis'),
    noDate: t('work.cite.noDate'),
    issue: t('work.cite.issue'),
    available: t('work.cite.available'),
  };
}
