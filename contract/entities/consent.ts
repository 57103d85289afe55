import { z } from 'zod';
import { longest } from '../limits.ts';
import { id, instant, text } from './common.ts';

/** Whose identity it is: that of one who signs the work, or of one who reviews it. */
export const consentSide = z.enum(['AUTOR', 'REVISOR']);
export type ConsentSide = z.infer<typeof consentSide>;

/** RETIRADA: who asked no longer does. An answer may be changed by its person at any time. */
export const consentEstado = z.enum(['PENDIENTE', 'ACEPTADA', 'RECHAZADA', 'RETIRADA']);

/** What one person was asked about one work: to let its other side know who they are. */
export const consentSchema = z.object({
  id,
  publicacionId: id,
  /** Of the version that was last sent. */
  titulo: z.string(),
  lado: consentSide,
  estado: consentEstado,
  /** Why, in the words of who asked. */
  motivo: z.string(),
  fecha: instant,
  fechaRespuesta: instant.nullable(),
});
export type Consent = z.infer<typeof consentSchema>;

/** Everybody whose identity the work hides, as who runs it sees them. */
export const hiddenIdentitySchema = z.object({
  personaId: id,
  nombre: z.string(),
  lado: consentSide,
  /** The last request, whatever became of it. */
  consentimiento: consentSchema.nullable(),
  acciones: z.array(z.enum(['PEDIR', 'RETIRAR'])),
});
export type HiddenIdentity = z.infer<typeof hiddenIdentitySchema>;

export const hiddenIdentitiesSchema = z.object({
  personas: z.array(hiddenIdentitySchema),
  /** Authors without an account cannot be asked: while there are any, no author's name is shown. */
  autoresSinCuenta: z.number().int(),
});

/** POST /publications/{id}/consents */
export const newConsentSchema = z.object({ personaId: id, motivo: text(longest.consentReason) });
