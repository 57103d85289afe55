import { z } from 'zod';
import { defineCalls, MB } from '../call.ts';
import { id } from '../entities/common.ts';
import {
  changeAnswerSchema,
  headChangeSchema,
  productionScheduleSchema,
  productionSchema,
  productionStepSchema,
  productionTextSchema,
  savedHeadSchema,
} from '../entities/production.ts';
import { contentChangeSchema } from '../entities/publication.ts';
import { productionPoints } from '../production.ts';

const params = z.object({ id });

/** From acceptance to publication, in a journal that wants the stage: copy-editing, proofs, checklist and date. */
export const productionCalls = defineCalls({
  readProduction: {
    method: 'GET',
    path: '/publications/{id}/production',
    summary: 'En qué etapa de producción está una obra aprobada, con sus cambios, pruebas y comprobaciones',
    access: 'person',
    params,
    answer: productionSchema,
  },
  readProductionText: {
    method: 'GET',
    path: '/publications/{id}/production/text',
    summary: 'El texto en producción, tal como se publicaría',
    access: 'person',
    params,
    answer: productionTextSchema,
  },
  saveProductionText: {
    method: 'PUT',
    path: '/publications/{id}/production/text',
    summary: 'Guardar la corrección del texto de una obra en producción',
    access: ['EDITOR', 'ADMIN'],
    params,
    body: contentChangeSchema,
    largest: { bytes: 8 * MB, values: 1_300_000 },
    answer: productionTextSchema,
  },
  saveProductionHead: {
    method: 'PUT',
    path: '/publications/{id}/production/head',
    summary: 'Guardar la corrección del título, el resumen y las traducciones de una obra en producción',
    access: ['EDITOR', 'ADMIN'],
    params,
    body: headChangeSchema,
    largest: { bytes: MB },
    answer: savedHeadSchema,
  },
  takeProductionStep: {
    method: 'POST',
    path: '/publications/{id}/production/steps',
    summary: 'Dar un paso de la producción de una obra',
    access: 'person',
    params,
    body: productionStepSchema,
    answer: productionSchema,
  },
  answerChange: {
    method: 'PUT',
    path: '/publications/{id}/production/changes/{clave}',
    summary: 'Aceptar un cambio de la corrección de tu obra, o rechazarlo con una palabra',
    access: 'person',
    params: params.extend({ clave: z.string().regex(/^[0-9a-f]{16}(-\d{1,4})?$/) }),
    body: changeAnswerSchema,
    answer: productionSchema,
  },
  checkPoint: {
    method: 'PUT',
    path: '/publications/{id}/production/points/{punto}',
    summary: 'Marcar un punto de la lista de comprobación, o quitarle la marca',
    access: ['EDITOR', 'ADMIN'],
    params: params.extend({ punto: z.enum(productionPoints) }),
    body: z.object({ marcado: z.boolean() }),
    answer: productionSchema,
  },
  scheduleWork: {
    method: 'PUT',
    path: '/publications/{id}/production/schedule',
    summary: 'Publicar una obra lista por sí sola en una fecha y hora',
    access: ['EDITOR', 'ADMIN'],
    params,
    body: productionScheduleSchema,
    answer: productionSchema,
  },
  unscheduleWork: {
    method: 'DELETE',
    path: '/publications/{id}/production/schedule',
    summary: 'Quitar la fecha en que una obra se publicaría por sí sola',
    access: ['EDITOR', 'ADMIN'],
    params,
    answer: productionSchema,
  },
  proofPdf: {
    method: 'GET',
    path: '/publications/{id}/production/proof.pdf',
    summary: 'El PDF de lo que se publicaría',
    access: 'person',
    params,
    answer: z.file(),
    file: true,
    // Typesetting costs.
    perMinute: 30,
  },
});
