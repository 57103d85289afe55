/** Webhooks and what was delivered to them. */
import { z } from 'zod';
import { fault } from '../faults.ts';
import { longest } from '../limits.ts';
import {
  deliveryFaults,
  deliveryStates,
  mostWebhooks,
  testEvent,
  webhookEndings,
  webhookEvents,
  webhookStates,
} from '../webhooks.ts';
import { id, instant, pageInfo, text } from './common.ts';

/** Where it is sent. Whether the address is one that may be called is asked apart, since development may call its own machine. */
export const calledAddress = z
  .url({ protocol: /^https?$/, abort: true })
  .max(longest.webhookAddress)
  .refine((value) => {
    const { username, password, hash } = new URL(value);
    return !username && !password && !hash;
  }, fault('direccion_webhook'));
const events = z
  .array(z.enum(webhookEvents))
  .min(1)
  .max(webhookEvents.length)
  .transform((said) => webhookEvents.filter((each) => said.includes(each)));

export const newWebhookSchema = z.object({
  nombre: text(longest.webhookName),
  direccion: calledAddress,
  eventos: events,
});
export type NewWebhook = z.infer<typeof newWebhookSchema>;

/** Strict: of what may all be left out, a word that nobody knows is a mistake. */
export const webhookChangeSchema = z.strictObject({
  ...newWebhookSchema.partial().shape,
  /** False pauses it; true resumes it, also where the platform gave it up. */
  activo: z.boolean().optional(),
});
export type WebhookChange = z.infer<typeof webhookChangeSchema>;

export const webhookSchema = z.object({
  id,
  nombre: z.string(),
  direccion: z.string(),
  eventos: z.array(z.enum(webhookEvents)),
  estado: z.enum(webhookStates),
  /** Why the platform gave it up; null: it did not. */
  motivo: z.enum(webhookEndings).nullable(),
  fechaCreacion: instant,
  /** Until when the secret before the present one holds, too; null: there is none. */
  secretoAnteriorHasta: instant.nullable(),
  /** When something was last delivered; null: never. */
  fechaExito: instant.nullable(),
  /** Deliveries that wait. */
  pendientes: z.int().nonnegative(),
});
export type Webhook = z.infer<typeof webhookSchema>;

export const webhookListSchema = z.object({ webhooks: z.array(webhookSchema).max(mostWebhooks) });

/** The one answer in which the secret stands: it is never shown again. */
export const webhookWithSecretSchema = z.object({ webhook: webhookSchema, secreto: z.string() });
export type WebhookWithSecret = z.infer<typeof webhookWithSecretSchema>;

/** `inmediata`: the secret until now holds no longer from this moment, as where a stranger knows it. */
export const newSecretSchema = z.strictObject({ inmediata: z.boolean().default(false) });

export const deliverySchema = z.object({
  id,
  /** As its receivers know it, in the header webhook-id: the same at each try. */
  mensaje: z.string(),
  evento: z.enum([...webhookEvents, testEvent]),
  /** What it tells of, as administrators know it; null: it is no more, or a test. */
  sobre: z.string().nullable(),
  estado: z.enum(deliveryStates),
  fallo: z.enum(deliveryFaults).nullable(),
  /** The status of the last answer; null: there was none. */
  codigo: z.int().nullable(),
  /** How long the last answer took. */
  milisegundos: z.int().nonnegative().nullable(),
  intentos: z.int().nonnegative(),
  fechaCreacion: instant,
  fechaIntento: instant.nullable(),
  /** When it is tried next; null: not by itself. */
  fechaProxima: instant.nullable(),
});
export type Delivery = z.infer<typeof deliverySchema>;

export const deliveryListSchema = z.object({ entregas: z.array(deliverySchema), ...pageInfo });
export type DeliveryList = z.infer<typeof deliveryListSchema>;
