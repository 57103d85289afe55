/** Mails: what one person writes to another, and the outbox in which all of them are followed. */
import { z } from 'zod';
import { fault } from '../faults.ts';
import { longest } from '../limits.ts';
import { mailEstados, returnKinds } from '../vocabulary.ts';
import { id, instant, pageInfo, text } from './common.ts';
import { email } from './user.ts';

/** Spec 001 §5, all three required. `to`: an address, or the `id` of one of the `recipients`. */
export const mailFormSchema = z.object({
  to: z.union([email, id], fault('correo')),
  subject: text(longest.messageSubject),
  message: text(longest.message),
});

/** Somebody one may write to. */
export const recipientSchema = z.object({
  /** Of an account; for EDICION, of the work. */
  id,
  /** CUENTA: anybody of the platform. COAUTORIA: signs a work with them. EDICION: whoever handles the work, unnamed. */
  papel: z.enum(['CUENTA', 'COAUTORIA', 'EDICION']),
  nombre: z.string(),
  /** Only to who may read addresses. */
  email: z.string().nullable(),
  /** The title of the work that they share. */
  obra: z.string().nullable(),
});
export type Recipient = z.infer<typeof recipientSchema>;
export const recipientListSchema = z.object({ recipients: z.array(recipientSchema) });

/** One mail of the outbox (docs/specification.md 7), as administrators read it, and editors where it is about a work of theirs. */
export const mailSchema = z.object({
  id,
  para: z.string(),
  asunto: z.string(),
  texto: z.string(),
  /**
   * PENDIENTE of a first or another try; FALLIDO until somebody acts; DESCARTADO by somebody; GUARDADO without SMTP_URL.
   * DEVUELTO: it was sent, and came back. DETENIDO: not sent, since mails to its address come back.
   */
  estado: z.enum(mailEstados),
  intentos: z.number().int(),
  fechaCreacion: instant,
  fechaEnvio: instant.nullable(),
  /** When it is tried again, of those that wait. */
  fechaIntento: instant.nullable(),
  error: z.string().nullable(),
  /** Of an invitation to review, that review. */
  reviewId: id.nullable(),
  acciones: z.array(z.enum(['REINTENTAR', 'REENVIAR', 'DESCARTAR'])),
});
export type Mail = z.infer<typeof mailSchema>;

/** An address to which nothing is sent, since mails to it come back; why the last did, in its server's words. */
export const returnedAddressSchema = z.object({
  direccion: z.string(),
  clase: z.enum(returnKinds),
  veces: z.number().int(),
  palabras: z.string(),
  ultima: instant,
  detenida: instant,
});
export type ReturnedAddress = z.infer<typeof returnedAddressSchema>;
/** Days of which is told what became of mails. */
export const deliveryDays = 90;
/** What became of the mails written on a day (UTC); `devueltos`: those that came back on it, whenever they were written. */
export const deliveryDaySchema = z.object({
  dia: z.string(),
  enviados: z.number().int(),
  devueltos: z.number().int(),
  fallidos: z.number().int(),
  detenidos: z.number().int(),
});
export type DeliveryDay = z.infer<typeof deliveryDaySchema>;
export const mailListSchema = z.object({ mails: z.array(mailSchema), ...pageInfo });
