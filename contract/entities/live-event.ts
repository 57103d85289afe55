/** What the live stream says: that something changed, never by whom. Whoever hears it asks again for what it is about. */
import { z } from 'zod';
import { liveScopes } from '../live-scopes.ts';
import { id } from './common.ts';
import { notificationSchema } from './notification.ts';

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
