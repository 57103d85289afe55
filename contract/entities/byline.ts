import { z } from 'zod';
import { longest } from '../limits.ts';
import { id, instant } from './common.ts';
import { authorSchema, tipo } from './publication.ts';

const email = z.email().max(longest.email).toLowerCase();

/** Of an author without an account: whether they answered. */
export const invitationStates = ['PENDIENTE', 'CADUCADA', 'DECLINADA'] as const;

/** An author of a work as its authors see them. */
export const workAuthorSchema = authorSchema.extend({
  /** Where they were invited; of accounts, only what policy lets this author read. */
  email: z.string().nullable(),
  /** Null for who signs with an account, and for who is named without being asked. With an `id`: their account was asked. */
  invitacion: z.object({ estado: z.enum(invitationStates), fecha: instant }).nullable(),
  /** The work is theirs to send: exactly one is. */
  principal: z.boolean(),
});
export type WorkAuthor = z.infer<typeof workAuthorSchema>;

/** Of one byline. */
export const mostAuthors = 100;

/** The byline as its main author wants it, in order; the main author is in it by their account. */
export const newBylineSchema = z.object({
  autores: z
    .array(
      authorSchema.extend({
        /** An author without an account who gets an invitation, unless one is already on its way. */
        email: email.nullable().default(null),
        /** Writes to them again: their invitation was declined, has expired, or found no answer. */
        invitar: z.boolean().default(false),
      }),
    )
    .min(1)
    .max(mostAuthors),
});
export type NewByline = z.output<typeof newBylineSchema>;

/** A work that its main author says the reader wrote with them: what they would sign, and nothing else of it. */
export const authorshipRequestSchema = z.object({
  publicacionId: id,
  titulo: z.string(),
  tipo,
  resumen: z.string(),
  /** The byline; null where the reader reviews the work and must not know it. */
  autor: z.string().nullable(),
  fecha: instant,
});
export type AuthorshipRequest = z.infer<typeof authorshipRequestSchema>;

/** What an invitation is to. */
export const coauthorshipSchema = z.object({
  titulo: z.string(),
  /** Who invites. */
  invita: z.string(),
  nombres: z.string(),
  apellidos: z.string(),
  estado: z.enum(invitationStates),
});
