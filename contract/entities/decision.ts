import { z } from 'zod';
import { letterTemplateKinds } from '../letter-templates.ts';
import { decisionActions, letterKinds } from '../letters.ts';
import { longest } from '../limits.ts';
import { languages } from '../vocabulary.ts';
import { id, instant, text } from './common.ts';
import { acto, estado } from './publication.ts';

export const decisionAction = z.enum(decisionActions);
export const letterKind = z.enum(letterKinds);
/** Letters of decisions, and the mails that administrators word as well. */
export const letterTemplateKind = z.enum(letterTemplateKinds);
export const letterLanguage = z.enum(languages);

/** A letter to authors, as it is written (with places) or as it was sent (filled). */
export const letterSchema = z.object({
  idioma: letterLanguage,
  asunto: text(longest.letterSubject),
  cuerpo: text(longest.letter),
});
export type Letter = z.infer<typeof letterSchema>;
/** As it was sent: with the reviews in it, it may be longer than what is written. */
const sentLetterSchema = letterSchema.extend({ asunto: z.string(), cuerpo: z.string() });

/** POST /publications/{id}/decisions. Without `carta` the standard one goes, where the decision has one. */
export const newDecisionSchema = z.object({
  estado,
  acto,
  motivo: z.string().trim().max(longest.reason).optional(),
  carta: letterSchema.optional(),
  revisiones: z
    .array(id)
    .max(100)
    .optional()
    .describe('Las revisiones de la ronda que leerán los autores; sin esta lista, todas las completadas.'),
});
export type NewDecision = z.output<typeof newDecisionSchema>;

/** A decision as it was made and told. */
export const decisionSchema = z.object({
  id,
  publicacionId: id,
  ronda: z.number().int(),
  version: z.number().int(),
  accion: decisionAction,
  /** Where it took the work. */
  estado,
  /** Who decided; null where this reader must not know, or the account is no more. */
  editor: z.string().nullable(),
  fecha: instant,
  motivo: z.string().nullable(),
  /** Who decided had also reviewed the work in that round, or recorded a review of it; for who runs the process alone. */
  tambienReviso: z.boolean().optional(),
  /** As it was sent to the authors; null where none was. */
  carta: sentLetterSchema.nullable(),
  /** When it was revoked; null where it was not. */
  fechaRevocacion: instant.nullable(),
  /** The reviews chosen for the authors; null where none were chosen: they read all completed ones. */
  revisiones: z.array(id).nullable(),
});
export type Decision = z.infer<typeof decisionSchema>;

/** A mail as it will leave. */
export const mailPreviewSchema = z.object({ asunto: z.string(), texto: z.string(), html: z.string() });
export type MailPreview = z.infer<typeof mailPreviewSchema>;

export const decisionPreviewSchema = z.object({
  /** To whom it goes; empty where the decision has no letter. */
  para: z.array(z.object({ nombre: z.string(), email: z.string() })),
  /** Null where the decision has no letter. */
  correo: mailPreviewSchema.nullable(),
  /** What may be an oversight: the letter names somebody who is hidden from its readers. */
  avisos: z.array(z.string()),
});
export type DecisionPreview = z.infer<typeof decisionPreviewSchema>;

/** A letter's or mail's template, as an administrator changed it or as it comes. */
export const letterTemplateSchema = letterSchema.extend({ clave: letterTemplateKind, cambiada: z.boolean() });
export type LetterTemplate = z.infer<typeof letterTemplateSchema>;
