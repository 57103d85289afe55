/** What the live stream says: that something changed, never by whom. Whoever hears it asks again for what it is about. */
import { z } from 'zod';
import { id } from './common.ts';
import { notificationSchema } from './notification.ts';

/** Below `/api`, as the spec writes it (001 §7). Not a call: it is never answered, it goes on. */
export const streamPath = '/notifications/stream';

/**
 * What changed: a work, its reviews, what their reviewers discuss, its editorial desk, an account, the platform, the person’s own notifications.
 * `listo` opens the stream; `todo` says that more happened than is told, and everything has to be asked again; `prueba`
 * is sent on request.
 */
export const liveScopes = [
  'listo',
  'publicacion',
  'revision',
  'discusion',
  'edicion',
  'cuenta',
  'plataforma',
  'notificaciones',
  'todo',
  'prueba',
] as const;
export type LiveScope = (typeof liveScopes)[number];

/** A notification as it is told at once: where it leads is asked for when it is opened. */
const toldSchema = notificationSchema.omit({ obra: true });
export type ToldNotification = z.infer<typeof toldSchema>;

export const liveEventSchema = z.object({
  ambito: z.enum(liveScopes),
  /** The work it is about, where the reader may read it. */
  publicacionId: id.optional(),
  /** What the reader was told with it. */
  notificaciones: z.array(toldSchema).optional(),
});
export type LiveEvent = z.infer<typeof liveEventSchema>;
