import { z } from 'zod';
import { defineCalls, kB } from '../call.ts';
import { flag, id, pageQuery, text } from '../entities/common.ts';
import {
  issueChangesSchema,
  issueListSchema,
  issueOrderSchema,
  issuePlanSchema,
  issueScheduleSchema,
  issueSchema,
  mostWorks,
  newIssueSchema,
} from '../entities/issue.ts';
import { longest } from '../limits.ts';

const params = z.object({ id });
const revision = z.int().min(1).describe('La revisión desde la que se empezó: si ya es otra, 409.');
/** Who runs numbers: of which journals, policy says. */
const access = ['EDITOR', 'ADMIN'] as const;

/** Numbers of journals. */
export const issueCalls = defineCalls({
  listIssues: {
    method: 'GET',
    path: '/issues',
    summary: 'Los números publicados, el último primero; para quien los prepara, antes los que están en preparación',
    access: 'anyone',
    open: true,
    query: z.object({
      revistaId: id.optional(),
      estado: z
        .literal('PUBLICADO')
        .optional()
        .describe('Sin los que están en preparación, también para quien los prepara.'),
      propios: flag.optional().describe('Solo los de las revistas cuyos números prepara quien pregunta.'),
      ...pageQuery(50, 200),
    }),
    answer: issueListSchema,
  },
  createIssue: {
    method: 'POST',
    path: '/issues',
    summary: 'Empezar un número de una revista',
    access,
    body: newIssueSchema,
    answer: issuePlanSchema,
    status: 201,
  },
  readIssue: {
    method: 'GET',
    path: '/issues/{id}',
    summary: 'Un número con su sumario',
    access: 'anyone',
    open: true,
    params,
    answer: issueSchema,
  },
  issueFile: {
    method: 'GET',
    path: '/issues/{id}/files/{formato}',
    summary: 'Un número entero en PDF o EPUB; publicado, en su dirección pública',
    access: 'anyone',
    open: true,
    params: params.extend({ formato: z.enum(['pdf', 'epub']) }),
    answer: z.file(),
    file: true,
    perMinute: 20,
  },
  issuePlan: {
    method: 'GET',
    path: '/issues/{id}/plan',
    summary: 'Un número en preparación: sus obras, lo que les falta y las que podrían entrar',
    access,
    params,
    query: z.object({
      buscar: z
        .string()
        .trim()
        .max(longest.search)
        .default('')
        .describe('De las que podrían entrar, las que dicen esto.'),
    }),
    answer: issuePlanSchema,
  },
  changeIssue: {
    method: 'PATCH',
    path: '/issues/{id}',
    summary: 'Cambiar lo que un número dice de sí',
    access,
    params,
    body: issueChangesSchema,
    answer: issuePlanSchema,
  },
  removeIssue: {
    method: 'DELETE',
    path: '/issues/{id}',
    summary: 'Eliminar un número que nunca se publicó; sus obras quedan sin número',
    access,
    params,
  },
  changeIssueCover: {
    method: 'PUT',
    path: '/issues/{id}/cover',
    summary: 'Poner la portada de un número',
    access,
    params,
    body: z.object({ imagen: z.base64().max(1400 * kB) }),
    answer: issuePlanSchema,
    largest: { bytes: 1500 * kB },
  },
  removeIssueCover: {
    method: 'DELETE',
    path: '/issues/{id}/cover',
    summary: 'Quitar la portada de un número',
    access,
    params,
    answer: issuePlanSchema,
  },
  addToIssue: {
    method: 'POST',
    path: '/issues/{id}/works',
    summary: 'Poner en un número obras aprobadas o publicadas de su revista',
    access,
    params,
    body: z.object({ obras: z.array(id).min(1).max(mostWorks) }),
    answer: issuePlanSchema,
  },
  takeFromIssue: {
    method: 'DELETE',
    path: '/issues/{id}/works/{obraId}',
    summary: 'Quitar una obra de un número sin publicar',
    access,
    params: params.extend({ obraId: id }),
    answer: issuePlanSchema,
  },
  countWorkPages: {
    method: 'GET',
    path: '/issues/{id}/works/{obraId}/pages',
    summary: 'Cuántas páginas tiene en PDF una obra de un número',
    access,
    params: params.extend({ obraId: id }),
    answer: z.object({ paginas: z.int().min(1) }),
    perMinute: 600,
  },
  orderIssue: {
    method: 'PUT',
    path: '/issues/{id}/order',
    summary: 'Ordenar todas las obras de un número, con sus secciones y páginas',
    access,
    params,
    body: issueOrderSchema,
    answer: issuePlanSchema,
    largest: { bytes: 350 * kB, values: 5_000 },
  },
  publishIssue: {
    method: 'POST',
    path: '/issues/{id}/publish',
    summary: 'Publicar un número y, con él, sus obras aprobadas',
    access,
    params,
    body: z.object({ revision, motivo: text(longest.reason).optional() }),
    answer: issuePlanSchema,
  },
  scheduleIssue: {
    method: 'PUT',
    path: '/issues/{id}/schedule',
    summary: 'Publicar un número por sí solo en una fecha y hora',
    access,
    params,
    body: issueScheduleSchema,
    answer: issuePlanSchema,
  },
  unscheduleIssue: {
    method: 'DELETE',
    path: '/issues/{id}/schedule',
    summary: 'Quitar la fecha en que un número se publicaría por sí solo',
    access,
    params,
    answer: issuePlanSchema,
  },
  takeBackIssue: {
    method: 'POST',
    path: '/issues/{id}/take-back',
    summary: 'Retirar un número durante la hora siguiente a publicarlo: sus obras vuelven a estar aprobadas',
    access,
    params,
    body: z.object({ motivo: text(longest.reason) }),
    answer: issuePlanSchema,
  },
});
