import type { notificationCalls } from '#contract/calls/notifications.ts';
import type { Notification } from '#contract/entities/notification.ts';
import { refuse } from '#server/platform/http/problem.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/services.ts';
import { findNotifications, markAllRead, markRead, type NotificationRow } from './queries.ts';

const present = ({ fecha, leidaEn, titulo, ...row }: NotificationRow): Notification => ({
  ...row,
  titulo,
  asunto: titulo,
  fecha: fecha.toISOString(),
  leida: leidaEn !== null,
});

const notYet = async () => {
  throw refuse('aun_no_disponible');
};

export function notificationRoutes({ db }: Services): Pick<Handlers, keyof typeof notificationCalls> {
  return {
    listNotifications: async ({ viewer, query }) => {
      const { rows, total, unread } = await findNotifications(db, viewer.id, query);
      return {
        notifications: rows.map(present),
        total,
        page: query.page,
        totalPages: Math.ceil(total / query.limit),
        noLeidas: unread,
      };
    },
    markNotificationRead: async ({ viewer, params }) => {
      const row = await markRead(db, viewer.id, params.id);
      if (!row) throw refuse('no_encontrado');
      return present(row);
    },
    markAllNotificationsRead: async ({ viewer }) => {
      await markAllRead(db, viewer.id);
      return undefined;
    },
    // Mail and live events come with their own queue and channel (issue 5).
    sendEmail: notYet,
    notificationStream: notYet,
    testNotificationStream: notYet,
  };
}
