/** What reviewers who handed in say to one another, and to the editors, about the round of a work. */
import { z } from 'zod';
import { longest } from '../limits.ts';
import { id, instant, pageInfo, pageQuery, text } from './common.ts';

/** Of one round; a talk that is longer has become something else. */
export const mostMessages = 500;

/** How a reviewer stands to the discussion of their round: not handed in yet, in it, or in one that can only be read. */
export const discussionStates = ['AL_ENTREGAR', 'ABIERTA', 'CERRADA'] as const;
export type DiscussionState = (typeof discussionStates)[number];

export const discussionMessageSchema = z.object({
  id,
  /** A name or 'Revisor 2', as the blind mode has it for this reader; null: an editor of whom no more is said. */
  autor: z.string().nullable(),
  /** Said as one of those who run the work, not as a reviewer of the round. */
  deRedaccion: z.boolean(),
  propio: z.boolean(),
  /** Empty where it was deleted. */
  texto: z.string(),
  fecha: instant,
  fechaEdicion: instant.nullable(),
  fechaEliminacion: instant.nullable(),
  acciones: z.array(z.enum(['EDITAR', 'ELIMINAR'])),
});
export type DiscussionMessage = z.infer<typeof discussionMessageSchema>;

/** GET /publications/{id}/discussion. */
export const discussionQuery = z.object({
  ronda: z.coerce.number().int().min(1).max(10_000).optional().describe('Sin ella, la ronda actual.'),
  ...pageQuery(50, mostMessages),
});
/** The last page first, each page in the order in which it was said. */
export const discussionSchema = z.object({
  ronda: z.number().int(),
  /** The rounds whose discussion this reader may read, the last first. */
  rondas: z.array(z.number().int()),
  estado: z.enum(discussionStates).exclude(['AL_ENTREGAR']),
  /** As whom other reviewers read this person: by name, by number ('Revisor 2') or as the editors, without a name. */
  firma: z.object({ modo: z.enum(['NOMBRE', 'NUMERO', 'REDACCION']), nombre: z.string().nullable() }),
  mensajes: z.array(discussionMessageSchema),
  acciones: z.array(z.enum(['ESCRIBIR'])),
  ...pageInfo,
});
export type Discussion = z.infer<typeof discussionSchema>;

export const messageText = text(longest.discussionMessage);
/** POST /publications/{id}/discussion. */
export const newMessageSchema = z.object({
  ronda: z.number().int().min(1).max(10_000).describe('La ronda que lees: si ya se decidió, la respuesta es 409.'),
  texto: messageText,
});
