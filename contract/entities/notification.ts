import { z } from 'zod';
import { mailChannels, notificationTipos } from '../vocabulary.ts';
import { id, instant, language, pageInfo } from './common.ts';
import { estado } from './publication.ts';

/** What sort of news it is: its picture, and where it leads, follow from it. Finer than `tipo`, by which channels are chosen. */
export const notificationClases = [
  'OBRA',
  'DECISION',
  'REVISION',
  'PREFERENCIA',
  'PLAZO',
  'FIRMA',
  'CONSENTIMIENTO',
  'RECLAMACION',
  'ANUNCIO',
  'MENSAJE',
  'CUENTA',
  'DATOS',
  'SISTEMA',
] as const;
export type NotificationClase = (typeof notificationClases)[number];

/** The work that a notification is about, for whoever may read it now. */
export const noticedWorkSchema = z.object({
  id,
  titulo: z.string(),
  idioma: language,
  estado,
  /** This reader wrote it. */
  propia: z.boolean(),
  /** This reader's own review that it is about; else their last of the work, where they do not run it. */
  revisionId: id.nullable(),
  /** This reader wants to hear no more of it than what is asked of them. */
  silenciada: z.boolean(),
});
export type NoticedWork = z.infer<typeof noticedWorkSchema>;

/** Spec 001 §3. */
export const notificationSchema = z.object({
  id,
  tipo: z.enum(notificationTipos),
  clase: z.enum(notificationClases),
  publicacionId: id.nullable(),
  /** Null where there is none, and where the reader may not read it (any more). */
  obra: noticedWorkSchema.nullable(),
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

/** Works of which somebody wants to hear no more than what is asked of them, the last muted first. */
export const mutedWorksSchema = z.object({
  obras: z.array(
    z.object({
      id,
      /** Null where they may not read it any more. */
      titulo: z.string().nullable(),
      idioma: language.nullable(),
      desde: instant,
    }),
  ),
  ...pageInfo,
});
export type MutedWorks = z.infer<typeof mutedWorksSchema>;
