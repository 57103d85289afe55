import { z } from 'zod';
import { id, instant, pageInfo, text } from './common.ts';
import { email } from './user.ts';

/** Spec 001 §3. */
export const notificationSchema = z.object({
  id,
  tipo: z.enum(['PUBLICACION', 'REVISION', 'CUENTA', 'SISTEMA']),
  publicacionId: id.nullable(),
  titulo: z.string(),
  mensaje: z.string(),
  fecha: instant,
  leida: z.boolean(),
  para: z.string(),
  asunto: z.string(),
});
export type Notification = z.infer<typeof notificationSchema>;
export const notificationListSchema = z.object({
  notifications: z.array(notificationSchema),
  ...pageInfo,
  /** How many of all are unread. */
  noLeidas: z.number().int(),
});

/** Spec 001 §5: all three are required. */
export const emailFormSchema = z.object({ to: email, subject: text(200), message: text(20_000) });
