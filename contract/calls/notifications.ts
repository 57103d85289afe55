import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id, pageQuery } from '../entities/common.ts';
import {
  channelChoicesSchema,
  channelsSchema,
  mutedWorksSchema,
  notificationListSchema,
  notificationSchema,
} from '../entities/notification.ts';
import { notificationTipos } from '../vocabulary.ts';

/** Spec 001 §7, notifications. */
export const notificationCalls = defineCalls({
  listNotifications: {
    method: 'GET',
    path: '/notifications',
    summary: 'Tus notificaciones, la más nueva primero',
    access: 'person',
    query: z.object(pageQuery(20)),
    answer: notificationListSchema,
  },
  markNotificationRead: {
    method: 'PATCH',
    path: '/notifications/{id}/read',
    summary: 'Marcar una notificación como leída',
    access: 'person',
    params: z.object({ id }),
    answer: notificationSchema,
  },
  markAllNotificationsRead: {
    method: 'PATCH',
    path: '/notifications/read',
    summary: 'Marcar todas tus notificaciones como leídas',
    access: 'person',
  },
  notificationChannels: {
    method: 'GET',
    path: '/notifications/preferences',
    summary: 'Por qué medios te avisamos, por tipo',
    access: 'person',
    answer: channelChoicesSchema,
  },
  changeNotificationChannels: {
    method: 'PATCH',
    path: '/notifications/preferences',
    summary: 'Elegir por qué medios te avisamos de un tipo o de varios',
    access: 'person',
    body: z.partialRecord(z.enum(notificationTipos), channelsSchema),
    answer: channelChoicesSchema,
  },
  mutedWorks: {
    method: 'GET',
    path: '/notifications/muted',
    summary: 'Las obras que has silenciado, la última primero',
    access: 'person',
    query: z.object({ ...pageQuery(20), obra: id.optional().describe('Solo esta, si está silenciada.') }),
    answer: mutedWorksSchema,
  },
  muteWork: {
    method: 'PUT',
    path: '/publications/{id}/mute',
    summary: 'Silenciar una obra: de ella te llega solo lo que se te pide a ti',
    access: 'person',
    params: z.object({ id }),
  },
  unmuteWork: {
    method: 'DELETE',
    path: '/publications/{id}/mute',
    summary: 'Volver a recibir los avisos de una obra',
    access: 'person',
    params: z.object({ id }),
  },
  leaveNotificationMails: {
    method: 'POST',
    path: '/notifications/unsubscribe',
    summary: 'Dejar de recibir por correo un tipo de avisos, con el enlace de uno de ellos',
    access: 'anyone',
    body: z.object({ token: z.string().min(1).max(300) }),
    perMinute: 30,
  },
  testNotificationStream: {
    method: 'POST',
    path: '/notifications/test-sse',
    summary: 'Enviarte un aviso de prueba por el canal en vivo',
    access: 'person',
  },
});
