/** Inboxes of repositories and preprint servers, and what was announced to them. */
import { z } from 'zod';
import { longest } from '../limits.ts';
import {
  announcedKinds,
  inboxStates,
  mostInboxes,
  notificationKinds,
  receivedDecisions,
  receivedKinds,
  receivedStates,
  replyKinds,
} from '../notify.ts';
import { deliveryFaults, deliveryStates } from '../webhooks.ts';
import { id, instant, pageInfo, text } from './common.ts';
import { calledAddress } from './webhook.ts';

const kinds = z
  .array(z.enum(announcedKinds))
  .max(announcedKinds.length)
  .transform((said) => announcedKinds.filter((each) => said.includes(each)));

export const newInboxSchema = z.object({
  nombre: text(longest.webhookName),
  /** Its inbox (Linked Data Notifications): where announcements are posted. */
  direccion: calledAddress,
  /** By which address it names itself: `target.id` of what it is sent. */
  actor: z.url({ protocol: /^https?$/ }).max(longest.webhookAddress),
  /** Whose works it is told of; null: those of all journals. */
  revistaId: id.nullable().default(null),
  /** What it is told; of a service that is only listened to, nothing. */
  clases: kinds,
  /** Whether what it announces here is taken. */
  recibe: z.boolean().default(false),
});
export type NewInbox = z.infer<typeof newInboxSchema>;

/** Strict: of what may all be left out, a word that nobody knows is a mistake. */
export const inboxChangeSchema = z.strictObject({
  ...newInboxSchema.omit({ revistaId: true, recibe: true }).partial().shape,
  revistaId: id.nullable().optional(),
  recibe: z.boolean().optional(),
  /** False pauses it; true resumes it, also where its server had given it up. */
  activo: z.boolean().optional(),
});
export type InboxChange = z.infer<typeof inboxChangeSchema>;

export const inboxSchema = z.object({
  id,
  nombre: z.string(),
  direccion: z.string(),
  actor: z.string(),
  revistaId: id.nullable(),
  clases: z.array(z.enum(announcedKinds)),
  recibe: z.boolean(),
  estado: z.enum(inboxStates),
  fechaCreacion: instant,
  /** When something last arrived; null: never. */
  fechaExito: instant.nullable(),
  /** Announcements that wait. */
  pendientes: z.int().nonnegative(),
});
export type Inbox = z.infer<typeof inboxSchema>;
export const inboxListSchema = z.object({ buzones: z.array(inboxSchema).max(mostInboxes) });

export const inboxMessageSchema = z.object({
  id,
  /** As its receiver knows it, the same at each try. */
  urn: z.string(),
  clase: z.enum(notificationKinds),
  publicacionId: id,
  titulo: z.string(),
  estado: z.enum(deliveryStates),
  fallo: z.enum(deliveryFaults).nullable(),
  /** The status of the last answer; null: there was none. */
  codigo: z.int().nullable(),
  /** What it answered in its own words, shortened; null: nothing. */
  respuesta: z.string().nullable(),
  /** Where the other side keeps it, if it said so (`Location`). */
  ubicacion: z.string().nullable(),
  intentos: z.int().nonnegative(),
  fechaCreacion: instant,
  fechaIntento: instant.nullable(),
  /** When it is tried next; null: not by itself. */
  fechaProxima: instant.nullable(),
  /** What its receiver last answered to it by a notification of its own; null: nothing. */
  contestacion: z.object({ clase: z.enum(replyKinds), texto: z.string().nullable(), fecha: instant }).nullable(),
});
export type InboxMessage = z.infer<typeof inboxMessageSchema>;
export const inboxMessageListSchema = z.object({ mensajes: z.array(inboxMessageSchema), ...pageInfo });
export type InboxMessageList = z.infer<typeof inboxMessageListSchema>;

/** What a service announced of a published work. */
export const receivedSchema = z.object({
  id,
  clase: z.enum(receivedKinds),
  estado: z.enum(receivedStates),
  /** Who announced it, as administrators call it. */
  servicio: z.string(),
  /** Where it is to be read. */
  direccion: z.string(),
  /** How its service calls it; null: it does not say. */
  titulo: z.string().nullable(),
  /** Of a relation, the address of its kind (`https://schema.org/isBasedOn`); null of all others. */
  relacion: z.string().nullable(),
  obra: z.object({ id, titulo: z.string() }),
  fechaCreacion: instant,
  fechaDecision: instant.nullable(),
});
export type Received = z.infer<typeof receivedSchema>;
export const receivedListSchema = z.object({ recibidos: z.array(receivedSchema), ...pageInfo });
export type ReceivedList = z.infer<typeof receivedListSchema>;
export const receivedDecisionSchema = z.object({
  estado: z.enum(receivedDecisions),
  /** As whoever decides saw it: where it stands otherwise by now, nothing is changed. Left out: however it stands. */
  desde: z.enum(receivedStates).optional(),
});
export type ReceivedDecision = z.infer<typeof receivedDecisionSchema>;
