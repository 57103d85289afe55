import { useQuery } from '@tanstack/react-query';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import type { WaitKey } from '#web/routing/screen.ts';

export type Counts = Readonly<Partial<Record<WaitKey, number>>>;

/** News come by the live stream; this is for where it cannot be had. */
const everyFiveMinutes = 5 * 60_000;

/** How much waits for the person: unread notifications as the bell shows them, and the rest in one answer. */
export function useWaiting(isSomebody: boolean): Counts {
  const client = useClient();
  const asked = { refetchInterval: everyFiveMinutes, enabled: isSomebody };
  const unread = useQuery({ ...callQuery(client, 'listNotifications', { query: { page: 1, limit: 1 } }), ...asked });
  const { data } = useQuery({ ...callQuery(client, 'whatWaits'), ...asked });
  return { ...data, notificaciones: unread.data?.noLeidas ?? 0 };
}
