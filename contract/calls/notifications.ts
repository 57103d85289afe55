import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id, pageQuery } from '../entities/common.ts';
import { emailFormSchema, notificationListSchema, notificationSchema } from '../entities/notification.ts';

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
  sendEmail: {
    method: 'POST',
    path: '/notifications/send-email',
    summary: 'Enviar un correo',
    access: ['AUTOR', 'EDITOR', 'ADMIN'],
    body: emailFormSchema,
    answer: z.object({ message: z.string() }),
  },
  notificationStream: {
    method: 'GET',
    path: '/notifications/stream',
    summary: 'Avisos en vivo (server-sent events)',
    access: 'person',
  },
  testNotificationStream: {
    method: 'POST',
    path: '/notifications/test-sse',
    summary: 'Enviarte un aviso de prueba por el canal en vivo',
    access: 'person',
  },
});
