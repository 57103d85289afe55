import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '#contract/client.ts';
import { authState } from '#web/data/session.ts';
import { leadsTo } from './place-of.ts';

/** Reads a notification that was opened outside the page; gives where it leads, or its list where that cannot be had. */
export async function placeOfNotice(client: Client, queryClient: QueryClient, id: string): Promise<string> {
  try {
    const notification = await client.markNotificationRead({ params: { id } });
    void queryClient.invalidateQueries({ queryKey: ['listNotifications'] });
    return leadsTo(notification, authState().user);
  } catch {
    return '/notificaciones';
  }
}
