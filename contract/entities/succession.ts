import { z } from 'zod';
import { longest } from '../limits.ts';
import { id, instant } from './common.ts';
import { tipo } from './publication.ts';

/** A proposal that another author becomes a work's main author, as its authors and who runs it see it. */
export const successionSchema = z.object({
  personaId: id,
  /** Of who would be the main author, as the byline has it. */
  nombre: z.string(),
  /** Proposed by who runs the work; otherwise by its main author, who thereby agrees. */
  porRedaccion: z.boolean(),
  motivo: z.string(),
  fecha: instant,
  /** Until when the main author may object: their silence agrees. Null where they proposed it, or objected before: nothing is done without their yes. */
  fechaLimite: instant.nullable(),
  /** When the one proposed said yes, and the present main author. */
  fechaAceptado: instant.nullable(),
  fechaConforme: instant.nullable(),
});
export type Succession = z.infer<typeof successionSchema>;

/** Where a work stands with it: the open proposal, who could be proposed, and what the reader may do. */
export const workSuccessionSchema = z.object({
  relevo: successionSchema.nullable(),
  /** Those of its byline with an account; `firma`: they said that they sign it. */
  candidatos: z.array(z.object({ id, nombre: z.string(), firma: z.boolean() })),
  acciones: z.array(z.enum(['PROPONER', 'RETIRAR', 'RESPONDER'])),
});
export type WorkSuccession = z.infer<typeof workSuccessionSchema>;

/** POST /publications/{id}/succession. Who runs the work says why. */
export const newSuccessionSchema = z.object({
  personaId: id,
  motivo: z.string().trim().max(longest.consentReason).default(''),
});

/** What one person is asked: to be the main author (`NUEVO`), or whether they agree to be it no longer (`ACTUAL`). */
export const askedSuccessionSchema = z.object({
  publicacionId: id,
  titulo: z.string(),
  tipo,
  papel: z.enum(['NUEVO', 'ACTUAL']),
  /** Who would be it. */
  nombre: z.string(),
  porRedaccion: z.boolean(),
  /** Whether they sign it already; where not, a yes signs it. */
  firma: z.boolean(),
  /** Why; null where the reader reviews the work and must not know who wrote it. */
  motivo: z.string().nullable(),
  fecha: instant,
  fechaLimite: instant.nullable(),
});
export type AskedSuccession = z.infer<typeof askedSuccessionSchema>;
