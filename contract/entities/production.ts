/** A work between acceptance and publication: copy-editing, proofs, checklist and date. */
import { z } from 'zod';
import { longest } from '../limits.ts';
import { productionActs, productionPoints, productionSteps } from '../production.ts';
import { productionStages } from '../vocabulary.ts';
import { id, instant, language, text } from './common.ts';
import { wallTime, zone } from './issue.ts';
import { blockSchema, manuscriptSchema, referenceSchema } from './manuscript.ts';
import { translationSchema } from './publication.ts';

/** A passage that copy-editing changed, as it was accepted and as it would be published. */
const changeSchema = z.object({
  /** The same as long as the passage says the same: an answer to it holds. */
  clave: z.string(),
  parte: z.enum(['TITULO', 'RESUMEN', 'PALABRAS', 'TEXTO', 'REFERENCIAS']),
  /** Of a translation of title, summary or keywords: into which language. */
  idioma: language.optional(),
  /** Null: it was put in. */
  antes: blockSchema.nullable(),
  /** Null: it was taken out. */
  despues: blockSchema.nullable(),
  respuesta: z
    .object({
      aceptado: z.boolean(),
      /** Why it is rejected; ''. */
      texto: z.string(),
      /** Who answered; null once their account is no more. */
      persona: z.string().nullable(),
      fecha: instant,
    })
    .nullable(),
});
export type ProductionChange = z.infer<typeof changeSchema>;

export const proofResults = ['APROBADA', 'CORRECCIONES', 'SIN_RESPUESTA', 'RETIRADA'] as const;
export type ProofResult = (typeof proofResults)[number];
const proofSchema = z.object({
  numero: z.number().int(),
  fechaEnvio: instant,
  fechaLimite: instant.nullable(),
  /** Null: it is with its authors. */
  resultado: z.enum(proofResults).nullable(),
  /** What they want corrected; ''. */
  correcciones: z.string(),
  fechaRespuesta: instant.nullable(),
});

const pointSchema = z.object({
  punto: z.enum(productionPoints),
  /** What the work says of it: how much is lacking; null where only a person can tell. */
  faltan: z.number().int().nullable(),
  /** Who ticked it, and when. */
  marcado: z.object({ persona: z.string().nullable(), fecha: instant }).nullable(),
  cumplido: z.boolean(),
});
export type CheckedPoint = z.infer<typeof pointSchema>;

export const productionSchema = z.object({
  publicacionId: id,
  /** Null: it is not in production. */
  etapa: z.enum(productionStages).nullable(),
  /** Since when it stands there. */
  desde: instant.nullable(),
  /** By when its authors answer, where they are waited for. */
  fechaLimite: instant.nullable(),
  /** When it is published by itself, and by the clock of which zone. */
  fechaPrevista: instant.nullable(),
  zonaHoraria: z.string().nullable(),
  /** For who runs it: the number in preparation that it stands in, with its date, where it has one; absent: none. */
  numero: z
    .object({
      id,
      volumen: z.string(),
      numero: z.string(),
      anio: z.number().int(),
      titulo: z.string(),
      fechaPrevista: instant.nullable(),
      zonaHoraria: z.string().nullable(),
    })
    .optional(),
  /** The version that was accepted. */
  version: z.number().int().nullable(),
  /** Of its authors while the text is being changed: none. */
  cambios: z.array(changeSchema),
  /** The last first. */
  pruebas: z.array(proofSchema),
  /** For who runs the work. */
  puntos: z.array(pointSchema),
  acciones: z.array(z.enum([...productionSteps, ...productionActs])),
});
export type Production = z.infer<typeof productionSchema>;

/** What stands above the text: copy-edited and answered with it. */
export const productionHeadSchema = z.object({
  titulo: text(longest.title),
  resumen: text(longest.summary),
  traducciones: z.array(translationSchema).max(10),
});
export type ProductionHead = z.infer<typeof productionHeadSchema>;
const savedHead = {
  cabecera: productionHeadSchema,
  /** Grows with each save of it. */
  revisionCabecera: z.number().int(),
};
export const savedHeadSchema = z.object(savedHead);
export type SavedHead = z.infer<typeof savedHeadSchema>;
/** PUT /publications/{id}/production/head */
export const headChangeSchema = productionHeadSchema.extend({
  revision: z
    .number()
    .int()
    .min(0)
    .optional()
    .describe('La revisión de la que parte lo que envías: si ya hay otra, la respuesta es 409 `texto_cambiado`.'),
});

/** The text as it would be published. */
export const productionTextSchema = z.object({
  ...savedHead,
  documento: manuscriptSchema,
  referencias: z.array(referenceSchema),
  revision: z.number().int(),
});
export type ProductionText = z.infer<typeof productionTextSchema>;

/** POST /publications/{id}/production/steps. */
export const productionStepSchema = z.object({
  paso: z.enum(productionSteps),
  /** What is wrong with the proof, or why the text is opened again. */
  motivo: text(longest.proofCorrections).optional(),
});
export type StepTaken = z.infer<typeof productionStepSchema>;

/** PUT /publications/{id}/production/changes/{clave}: rejecting one takes a word. */
export const changeAnswerSchema = z.discriminatedUnion('aceptado', [
  z.object({ aceptado: z.literal(true) }),
  z.object({ aceptado: z.literal(false), texto: text(longest.changeAnswer) }),
]);
export type ChangeAnswer = z.infer<typeof changeAnswerSchema>;

/** PUT /publications/{id}/production/schedule: a wall clock's day and time, and the zone where it hangs. */
export const productionScheduleSchema = z.object({ fecha: wallTime, zona: zone });
