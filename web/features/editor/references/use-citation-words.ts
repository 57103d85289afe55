import { useMemo } from 'react';
import { useMessages } from '#web/messages/use-messages.ts';
import type { CitationWords } from '../commands/citation-text.ts';

/** The small words of a citation, in the reader's language. */
export function useCitationWords(): CitationWords {
  const t = useMessages();
  return useMemo(() => ({ and: t('editing.citation.and'), noDate: t('editing.citation.noDate') }), [t]);
}
