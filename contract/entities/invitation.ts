import { z } from 'zod';
import { longest } from '../limits.ts';
import { instant, text } from './common.ts';
import { tipo } from './publication.ts';

/** Why somebody does not review a work, for its editors alone. */
export const declinedReviewSchema = z.object({
  motivo: text(longest.reason),
  /** Whom they would ask instead, in their own words: name, address, affiliation. */
  sugiereA: z.string().trim().max(longest.suggestedReviewers).default(''),
  /** A conflict of interest that they declare with it: with those who sign the work, where they may know them, or with an institution. */
  conflicto: z
    .object({ conAutores: z.boolean().default(false), institucion: text(longest.institution).nullable().default(null) })
    .optional(),
});
export type DeclinedReview = z.output<typeof declinedReviewSchema>;

/** What a mailed invitation asks for. Its link works without a log-in, until the round is decided or it was declined. */
export const invitationSchema = z.object({
  reviewId: z.string(),
  /** Who is invited, by their first name. */
  nombres: z.string(),
  titulo: z.string(),
  resumen: z.string(),
  tipo,
  palabrasClave: z.array(z.string()),
  idioma: z.string(),
  /** Null where the reviewer may not know who wrote it. */
  autor: z.string().nullable(),
  fechaLimite: instant.nullable(),
  /** Until when it may be answered; null once it was accepted. */
  vence: instant.nullable(),
  estado: z.enum(['PENDIENTE', 'ACEPTADA', 'COMPLETADA']),
});
export type Invitation = z.infer<typeof invitationSchema>;
