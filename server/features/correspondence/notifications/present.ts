import type { Notification } from '#contract/entities/notification.ts';
import type { NotificationRow } from './queries.ts';

/** A notification as its reader sees it: its title is also its subject (spec 001 §3). */
export const presentNotification = ({ fecha, leidaEn, titulo, ...row }: NotificationRow): Notification => ({
  ...row,
  titulo,
  asunto: titulo,
  fecha: fecha.toISOString(),
  leida: leidaEn !== null,
});
