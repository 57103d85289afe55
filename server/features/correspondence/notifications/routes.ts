import type { notificationCalls } from '#contract/calls/notifications.ts';
import { refuse } from '#contract/refuse.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import { ownSecret } from '#server/platform/secrets.ts';
import type { Services } from '#server/platform/services.ts';
import { chooseChannels } from './choose-channels.ts';
import { tellPerson } from './live-feed.ts';
import { presentNotification } from './present.ts';
import { findChoices, findNotifications, markAllRead, markRead } from './queries.ts';
import { unsubscribe } from './unsubscribe.ts';
import { unsubscribeSecret } from './unsubscribe-token.ts';

export async function notificationRoutes(services: Services): Promise<Pick<Handlers, keyof typeof notificationCalls>> {
  const { db } = services;
  const secret = await ownSecret(db, unsubscribeSecret);
  /** So that their other windows and devices follow. */
  const tellOthers = (userId: string) => tellPerson(services, userId, { ambito: 'notificaciones' });
  return {
    listNotifications: async ({ viewer, query }) => {
      const { rows, total, unread } = await findNotifications(db, viewer.id, query);
      return {
        notifications: rows.map(presentNotification),
        total,
        page: query.page,
        totalPages: Math.ceil(total / query.limit),
        noLeidas: unread,
      };
    },
    markNotificationRead: async ({ viewer, params }) => {
      const row = await markRead(db, viewer.id, params.id);
      if (!row) throw refuse('no_encontrado');
      await tellOthers(viewer.id);
      return presentNotification(row);
    },
    markAllNotificationsRead: async ({ viewer }) => {
      await markAllRead(db, viewer.id);
      await tellOthers(viewer.id);
      return undefined;
    },
    notificationChannels: ({ viewer }) => findChoices(db, viewer.id),
    changeNotificationChannels: ({ viewer, body }) => chooseChannels(services, viewer.id, body),
    leaveNotificationMails: async ({ body }) => {
      await unsubscribe(services, secret, body.token);
      return undefined;
    },
    testNotificationStream: async ({ viewer }) => {
      await tellPerson(services, viewer.id, { ambito: 'prueba' });
      return undefined;
    },
  };
}
