import { useQuery } from '@tanstack/react-query';
import type { CallName } from '#contract/calls.ts';
import type { Succession } from '#contract/entities/succession.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** What says who the main author is, or that another is proposed. */
export const successionCalls = [
  'getSuccession',
  'mySuccessions',
  'myAuthorshipRequests',
  'whatWaits',
  'getPublication',
  'myPublications',
  'listPublications',
  'listAuthors',
] as const satisfies CallName[];

/** Where a work stands with another main author: for who signs it, and for who runs it. */
export function useSuccession(id: string, enabled = true) {
  // The people who are asked answer elsewhere.
  return useQuery({ ...callQuery(useClient(), 'getSuccession', { params: { id } }), staleTime: 0, enabled });
}

/** What an open proposal waits for, in words. */
export function useWaitingWords() {
  const t = useMessages();
  const { day } = useFormats();
  return ({ fechaAceptado, fechaConforme, fechaLimite }: Succession): string => {
    if (fechaConforme) return t('succession.waits.new');
    if (!fechaLimite) return t(fechaAceptado ? 'succession.waits.presentYes' : 'succession.waits.bothYes');
    return t(fechaAceptado ? 'succession.waits.present' : 'succession.waits.both', { day: day(fechaLimite) });
  };
}
