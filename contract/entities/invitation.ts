import { z } from 'zod';
import { longest } from '../limits.ts';
import { languages } from '../vocabulary.ts';
import { comingInstant, id, instant, text } from './common.ts';
import { houseSchema } from './house.ts';
import { tipo } from './publication.ts';
import { reviewSchema } from './review.ts';
import { email, registrationSchema } from './user.ts';

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
  /** Which journal asks, and the section of it. */
  revistaId: id,
  seccionId: id.nullable(),
  /** The journal's looks, where they are not the platform's. */
  casa: houseSchema.optional(),
  palabrasClave: z.array(z.string()),
  idioma: z.string(),
  /** Null where the reviewer may not know who wrote it. */
  autor: z.string().nullable(),
  fechaLimite: instant.nullable(),
  /** Until when it may be answered; null once it was accepted. */
  vence: instant.nullable(),
  estado: z.enum(['PENDIENTE', 'ACEPTADA', 'COMPLETADA']),
  /** The review is published with the work, under its reviewer's name; absent otherwise. */
  revisionPublica: z.literal(true).optional(),
  /** The account that was made for them, until they open it by choosing a password; null: they have one. */
  cuentaPorAbrir: registrationSchema.pick({ nombres: true, apellidos: true, email: true }).nullable(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** What the link of an invitation carries. */
export const invitationToken = z.string().regex(/^[\w-]{20,80}$/);

/** Opening the account that came with an invitation. */
export const openedAccountSchema = registrationSchema
  .pick({ nombres: true, apellidos: true, password: true })
  .extend({ token: invitationToken });
export type OpenedAccount = z.output<typeof openedAccountSchema>;

/** Asking somebody to review by their address, whether they have an account or not. */
export const newInvitationSchema = z.object({
  nombres: text(longest.name),
  apellidos: text(longest.name),
  email,
  /** By it, shared affiliations with the authors are found. */
  afiliacion: z.string().trim().max(longest.affiliation).default(''),
  /** Of the mail, and of the account that is made. */
  idioma: z.enum(languages).default('es'),
  fechaLimite: comingInstant.optional(),
  /** What the mail says along with it. */
  indicaciones: z.string().trim().max(longest.review).default(''),
  /** As where a reviewer is assigned: an administrator’s reason to pass over a conflict of interest. */
  motivoConflicto: text(longest.conflictReason).optional(),
});
export type NewInvitation = z.output<typeof newInvitationSchema>;

/** Whose the address was: nobody's, somebody's who was invited before and has not come yet, an account's in use. */
export const invitedAccounts = ['NUEVA', 'POR_ABRIR', 'ABIERTA'] as const;
export const invitedByMailSchema = z.object({
  revision: reviewSchema,
  cuenta: z.enum(invitedAccounts),
  /** Whether a mail server takes the invitation on; otherwise an administrator hands its link on from the outbox. */
  enCorreo: z.boolean(),
});
