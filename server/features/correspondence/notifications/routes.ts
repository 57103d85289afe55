import type { notificationCalls } from '#contract/calls/notifications.ts';
import { refuse } from '#contract/refuse.ts';
import { readableWork } from '#server/features/publications/read.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import { openKeyRing } from '#server/platform/secrets.ts';
import type { Services } from '#server/platform/services.ts';
import { chooseChannels } from './choose-channels.ts';
import { tellPerson } from './live-feed.ts';
import { gatherNoticed } from './noticed-works.ts';
import { presentNotification } from './present.ts';
import {
  deleteMuted,
  findChoices,
  findMuted,
  findNotifications,
  insertMuted,
  markAllRead,
  markRead,
} from './queries.ts';
import { unsubscribe } from './unsubscribe.ts';
import { unsubscribeSecret } from './unsubscribe-token.ts';

export async function notificationRoutes(services: Services): Promise<Pick<Handlers, keyof typeof notificationCalls>> {
  const { db, database } = services;
  const secret = await openKeyRing(database, unsubscribeSecret);
  /** So that their other windows and devices follow. */
  const tellOthers = (userId: string) => tellPerson(services, userId, { ambito: 'notificaciones' });
  return {
    listNotifications: async ({ viewer, query }) => {
      const { rows, total, unread } = await findNotifications(db, viewer.id, query);
      const works = await gatherNoticed(db, viewer, rows);
      return {
        notifications: rows.map((each) => presentNotification(each, works)),
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
      return presentNotification(row, await gatherNoticed(db, viewer, [row]));
    },
    markAllNotificationsRead: async ({ viewer }) => {
      await markAllRead(db, viewer.id);
      await tellOthers(viewer.id);
      return undefined;
    },
    notificationChannels: ({ viewer }) => findChoices(db, viewer.id),
    changeNotificationChannels: ({ viewer, body }) => chooseChannels(services, viewer.id, body),
    mutedWorks: async ({ viewer, query }) => {
      const { rows, total } = await findMuted(db, viewer, query);
      return {
        obras: rows.map(({ desde, ...row }) => ({ ...row, desde: desde.toISOString() })),
        total,
        page: query.page,
        totalPages: Math.ceil(total / query.limit),
      };
    },
    muteWork: async ({ viewer, params }) => {
      await readableWork(services, viewer, params.id);
      await insertMuted(db, viewer.id, params.id);
      await tellOthers(viewer.id);
      return undefined;
    },
    unmuteWork: async ({ viewer, params }) => {
      // One that they may not read any more can be told of again, too.
      if (!(await deleteMuted(db, viewer.id, params.id))) await readableWork(services, viewer, params.id);
      await tellOthers(viewer.id);
      return undefined;
    },
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
