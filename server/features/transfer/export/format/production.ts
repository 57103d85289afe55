/** work.json: a work between acceptance and publication, with what was answered, proofs and ticks. */
import { z } from 'zod';
import { id } from '#contract/entities/common.ts';
import { manuscriptSchema, referenceSchema } from '#contract/entities/manuscript.ts';
import { productionHeadSchema, proofResults } from '#contract/entities/production.ts';
import { productionPoints } from '#contract/production.ts';
import { instante } from './instante.ts';

const text = { documento: manuscriptSchema, referencias: z.array(referenceSchema) };

export const changeAnswerRecord = z.strictObject({
  clave: z.string(),
  aceptado: z.boolean(),
  texto: z.string(),
  personaId: id.nullable(),
  fecha: instante,
});
export const proofRecord = z.strictObject({
  numero: z.number().int().min(1),
  ...text,
  cabecera: productionHeadSchema.nullable().default(null),
  fechaEnvio: instante,
  fechaLimite: instante.nullable(),
  resultado: z.enum(proofResults).nullable(),
  correcciones: z.string(),
  personaId: id.nullable(),
  fechaRespuesta: instante.nullable(),
});
export const tickRecord = z.strictObject({
  punto: z.enum(productionPoints),
  personaId: id.nullable(),
  fecha: instante,
});

export const productionRecord = z.strictObject({
  id,
  version: z.number().int().min(0),
  inicio: instante,
  desde: instante,
  fechaLimite: instante.nullable(),
  ...text,
  revision: z.number().int().min(1),
  /** Archives of before have none. */
  cabecera: productionHeadSchema.nullable().default(null),
  revisionCabecera: z.number().int().min(0).default(0),
  guardadoPorId: id.nullable(),
  guardadoEn: instante,
  fechaPrevista: instante.nullable(),
  zonaHoraria: z.string().nullable(),
  programadaPorId: id.nullable(),
  fin: z.enum(['PUBLICADA', 'INTERRUMPIDA', 'OMITIDA']).nullable(),
  fechaFin: instante.nullable(),
  respuestas: z.array(changeAnswerRecord),
  pruebas: z.array(proofRecord),
  comprobaciones: z.array(tickRecord),
});
export type ProductionRecord = z.infer<typeof productionRecord>;
