/** Webhooks: what the platform tells other programs of what readers see, as Standard Webhooks has it (https://www.standardwebhooks.com). */

/**
 * What may be told. A work is published, or readers have it back; it is retracted; readers have it no more; a notice about a published
 * work, or a new edition of one, is published; a number of a journal is published, or taken back.
 */
export const webhookEvents = [
  'obra.publicada',
  'obra.retractada',
  'obra.retirada',
  'obra.aviso',
  'obra.nueva_edicion',
  'numero.publicado',
  'numero.retirado',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
/** What an administrator sends to see whether it arrives. Nobody chooses it. */
export const testEvent = 'prueba';
export type SentEvent = WebhookEvent | typeof testEvent;

/** ACTIVO: it is sent what happens. PAUSADO: what happens is kept for it. DESACTIVADO: the platform gave it up, and nothing is kept. */
export const webhookStates = ['ACTIVO', 'PAUSADO', 'DESACTIVADO'] as const;
export type WebhookState = (typeof webhookStates)[number];
/** Why the platform gave one up: it answered 410, or nothing arrived for as long as a delivery is tried. */
export const webhookEndings = ['YA_NO_ESTA', 'SIN_EXITO'] as const;
export type WebhookEnding = (typeof webhookEndings)[number];

/** OMITIDA: when its turn came, readers no longer saw what it told of, and nothing was sent. */
export const deliveryStates = ['PENDIENTE', 'ENTREGADA', 'FALLIDA', 'OMITIDA'] as const;
export type DeliveryState = (typeof deliveryStates)[number];
/**
 * Why the last try came to nothing: its name leads to a private address, nobody answers there (or with no valid certificate), the
 * answer does not come, it sends on to another address, it answers that it did not take it, or its webhook was given up.
 */
export const deliveryFaults = [
  'DIRECCION_PRIVADA',
  'SIN_RESPUESTA',
  'SIN_TIEMPO',
  'REDIRIGE',
  'RECHAZADA',
  'DESACTIVADO',
] as const;
export type DeliveryFault = (typeof deliveryFaults)[number];

/** Webhooks that a platform has at most: each is delivered to apart from the others. */
export const mostWebhooks = 20;
/** Hours for which a secret holds beside the one that took its place. */
export const secretOverlapHours = 24;
/** The longest that a receiver may ask to be left alone (`Retry-After`), in milliseconds. */
export const longestRest = 24 * 60 * 60 * 1000;
/** What is kept of the deliveries of one that have ended: so many days, and at most so many. */
export const deliveryLog = { days: 30, most: 2000 } as const;
