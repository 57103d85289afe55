import { z } from 'zod';
import { longest } from '../limits.ts';
import { tipos } from '../vocabulary.ts';
import { comingInstant, filter, id, instant, pageInfo, pageQuery } from './common.ts';

/** What a reviewer answers of a work in review that nobody has asked them for: would like to, could, had rather not, has a conflict. */
export const bidAnswers = ['QUIERO', 'PUEDO', 'PREFIERO_NO', 'CONFLICTO'] as const;
export type BidAnswer = (typeof bidAnswers)[number];

/** Those that are a matter of more or less; a conflict of interest is none. */
export const preferences = ['QUIERO', 'PUEDO', 'PREFIERO_NO'] as const satisfies readonly BidAnswer[];
export type Preference = (typeof preferences)[number];

/** What each counts for when works and reviewers are brought together: so much more or less of closeness, which is from 0 to 1. */
export const preferenceWeights: Readonly<Record<Preference, number>> = { QUIERO: 0.2, PUEDO: 0.1, PREFIERO_NO: -0.2 };

/** Days that pass before reviewers are asked again. */
export const bidRequestDays = 7;

/** The closest to what one knows about first; who waits longest; sent last; by title. */
export const bidOrders = ['cercania', 'espera', 'recientes', 'titulo'] as const;

/** Of those, without an answer yet, or with this one. */
export const bidParts = ['sin', ...bidAnswers] as const;

export const bidQuery = {
  /** Words, each in the title, the abstract or the keywords. */
  search: z.string().trim().max(longest.search).optional(),
  tipo: filter(z.enum(tipos)),
  categoria: filter(z.string().trim().min(1).max(longest.category)),
  idioma: filter(z.string().regex(/^[a-z]{2,3}$/)),
  respuesta: filter(z.enum(bidParts)),
  orden: z.enum(bidOrders).default('cercania'),
  ...pageQuery(20, 50),
};

/** A work that looks for reviewers, as one of them who was not asked reads it, and what they answered. */
export const biddableWorkSchema = z.object({
  id,
  titulo: z.string(),
  resumen: z.string(),
  tipo: z.enum(tipos),
  /** Which journal asks, and the section of it. */
  revistaId: id,
  seccionId: id.nullable(),
  categoria: z.string().nullable(),
  idioma: z.string(),
  palabrasClave: z.array(z.string()),
  /** Who signs it; null where its mode of review hides that from its reviewers. */
  autor: z.string().nullable(),
  respuesta: z.enum(bidAnswers).nullable(),
  /** Of a conflict of interest: what it is. */
  motivo: z.string(),
});
export type BiddableWork = z.infer<typeof biddableWorkSchema>;

export const biddableWorksSchema = z.object({
  obras: z.array(biddableWorkSchema),
  /** Of all, however narrowed down: those without an answer. */
  sinResponder: z.number().int(),
  /** What there is to narrow them down by. */
  categorias: z.array(z.string()),
  idiomas: z.array(z.string()),
  /** Until when the editors would like the answers; null: they said nothing, or it is over. */
  hasta: instant.nullable(),
  ...pageInfo,
});

/** `respuesta` null takes the answer back. */
export const newBidSchema = z.object({
  respuesta: z.enum(bidAnswers).nullable(),
  motivo: z.string().trim().max(longest.conflictNote).default(''),
});
export type NewBid = z.output<typeof newBidSchema>;

/** Strict: of what may all be left out, a word that nobody knows is a mistake. */
export const newBidRequestSchema = z.strictObject({
  /** A last day; without one the answers are wanted when they come. */
  hasta: comingInstant.nullable().default(null),
});

/** When the reviewers were last asked for their preferences, and whom it would reach now. */
export const bidRequestSchema = z.object({
  fecha: instant.nullable(),
  hasta: instant.nullable(),
  /** Before then nobody is asked again; null: now. */
  desde: instant.nullable(),
  /** Who reviews here. */
  personas: z.number().int(),
});
export type BidRequest = z.infer<typeof bidRequestSchema>;
