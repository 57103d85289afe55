import { z } from 'zod';
import { mailChannels, notificationTipos } from '../vocabulary.ts';
import { id, instant, pageInfo } from './common.ts';

/** Spec 001 §3. */
export const notificationSchema = z.object({
  id,
  tipo: z.enum(notificationTipos),
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

/** How a person is told of one type: on the screen or not, and when by mail. Neither: not at all. */
export const channelsSchema = z.object({ pantalla: z.boolean(), correo: z.enum(mailChannels) });
export type Channels = z.infer<typeof channelsSchema>;
/** The choice for every type. */
export const channelChoicesSchema = z.record(z.enum(notificationTipos), channelsSchema);
export type ChannelChoices = z.infer<typeof channelChoicesSchema>;
/** What holds until a person chooses: the day's mail for what asks something of them, the screen alone for the rest. */
export const defaultChannels: ChannelChoices = {
  PUBLICACION: { pantalla: true, correo: 'RESUMEN' },
  REVISION: { pantalla: true, correo: 'RESUMEN' },
  CUENTA: { pantalla: true, correo: 'NUNCA' },
  SISTEMA: { pantalla: true, correo: 'NUNCA' },
};
