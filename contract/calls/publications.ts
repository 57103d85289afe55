import { z } from 'zod';
import { defineCalls, kB, MB } from '../call.ts';
import { filter, flag, id, pageQuery } from '../entities/common.ts';
import {
  acto,
  contentChangeSchema,
  estado,
  inLanguage,
  newPublicationSchema,
  publicationChangesSchema,
  publicationListSchema,
  publicationSchema,
  tipo,
} from '../entities/publication.ts';
import { publicationWithReviewsSchema } from '../entities/review.ts';
import { counterCountsSchema, monthsOfCounterSchema, monthsOfUseSchema } from '../entities/usage.ts';
import { versionSchema, versionSummarySchema } from '../entities/version.ts';
import { longest } from '../limits.ts';

const params = z.object({ id });
const search = z.string().trim().max(longest.search).optional();
/** One of the two tables of the management screen: one's own drafts, or all but these (spec 000 §2.9). */
const parte = filter(z.enum(['borradores', 'demas'])).describe('Tus borradores, o todo lo demás.');
/** By the last change, by creation (`oldest`), by title or by estado, each both ways. */
const sorts = ['newest', 'stalest', 'oldest', 'title', 'title-desc', 'estado', 'estado-desc'] as const;
/** Of who sends a work. */
const knownOfPublication =
  'Al enviar a revisión: si sabes que las revisiones se publican con la obra, como dice su `revisionPublica`. Si ya no es así, la respuesta es 409 `publicacion_de_revisiones`; sin este dato, las de una obra que nadie ha revisado no se publican.';
const estadoChange = {
  method: 'PATCH',
  access: 'person',
  params,
  body: z.object({
    estado,
    motivo: z.string().trim().max(longest.reason).optional(),
    acto,
    revisionPublica: z.boolean().optional().describe(knownOfPublication),
  }),
  answer: publicationSchema,
} as const;

/** How many works stand in each estado. */
const porEstado = z.record(estado, z.number().int());

/** Spec 000 §7, publications. */
export const publicationCalls = defineCalls({
  listPublications: {
    method: 'GET',
    path: '/publications',
    summary: 'Las publicaciones que puedes leer',
    access: 'anyone',
    open: true,
    query: z.object({
      tipo: filter(tipo),
      estado: filter(estado),
      parte,
      search,
      /** `recent`: what this person read last in the catalogue (spec 001 §7); for a guest, the newest. */
      sort: z.enum([...sorts, 'recent']).default('newest'),
      ...pageQuery(20),
    }),
    answer: publicationListSchema.extend({
      /** False where a search stopped counting: `total` is then the least there are. */
      totalExacto: z.boolean().optional(),
    }),
  },
  myPublications: {
    method: 'GET',
    path: '/publications/my-publications',
    summary: 'Tus publicaciones, propias y en coautoría',
    access: 'person',
    query: z.object({ estado: filter(estado), parte, search, sort: z.enum(sorts).default('newest'), ...pageQuery(20) }),
    answer: publicationListSchema.extend({ porEstado }),
  },
  myStatistics: {
    method: 'GET',
    path: '/publications/my-statistics',
    summary: 'Las cifras de tus publicaciones, propias y en coautoría',
    access: 'person',
    answer: z.object({
      porEstado,
      /** The ten most frequent keywords. */
      palabrasFrecuentes: z.array(z.object({ palabra: z.string(), veces: z.number().int() })),
      /** Readings of the published works in the catalogue. */
      lecturas: z.number().int(),
      /** Readings and downloads of the same works, of the last two years. */
      porMes: monthsOfUseSchema,
      /** The same of them as COUNTER counts it, and of the fifty that were requested most in those years, most first. */
      usoCounter: z.object({
        porMes: monthsOfCounterSchema,
        obras: z.array(counterCountsSchema.extend({ id, titulo: z.string() })),
      }),
      /** The ten most read, most first; those that nobody read are left out. */
      masLeidas: z.array(z.object({ id, titulo: z.string(), lecturas: z.number().int() })),
      /** Whole days from the last submission to the acceptance, of the works that were accepted. */
      diasEnRevision: z.object({
        publicaciones: z.number().int(),
        /** Null without any. */
        mediana: z.number().nullable(),
        /** How many took how long, shortest first; `hasta` null: longer than the one before. */
        tramos: z.array(z.object({ hasta: z.number().int().nullable(), publicaciones: z.number().int() })),
      }),
    }),
  },
  deletedPublications: {
    method: 'GET',
    path: '/publications/deleted',
    summary: 'Las publicaciones eliminadas que todavía se pueden restaurar, la última primero',
    access: ['ADMIN'],
    query: z.object({ search, ...pageQuery(20) }),
    answer: publicationListSchema,
  },
  getPublication: {
    method: 'GET',
    path: '/publications/{id}',
    summary: 'Una publicación entera',
    access: 'anyone',
    open: true,
    params,
    query: inLanguage,
    answer: publicationWithReviewsSchema,
  },
  createPublication: {
    method: 'POST',
    path: '/publications',
    summary: 'Crear un borrador',
    access: ['AUTOR', 'ADMIN'],
    body: newPublicationSchema,
    largest: { bytes: 384 * kB },
    answer: publicationSchema,
    status: 201,
  },
  updatePublication: {
    method: 'PATCH',
    path: '/publications/{id}',
    summary: 'Editar un borrador',
    access: 'person',
    params,
    body: publicationChangesSchema,
    largest: { bytes: 1280 * kB },
    answer: publicationSchema,
  },
  saveContent: {
    method: 'PUT',
    path: '/publications/{id}/content',
    summary: 'Guardar el texto de un borrador',
    access: 'person',
    params,
    body: contentChangeSchema,
    largest: { bytes: 8 * MB, values: 1_300_000 },
    answer: publicationSchema,
  },
  deletePublication: {
    method: 'DELETE',
    path: '/publications/{id}',
    summary: 'Eliminar una publicación (un administrador puede restaurarla durante 30 días)',
    access: 'person',
    params,
    /** Asked of an administrator who signs it. */
    query: z.object({ motivo: z.string().trim().max(longest.reason).optional() }),
  },
  restorePublication: {
    method: 'POST',
    path: '/publications/{id}/restore',
    summary: 'Restaurar una publicación eliminada',
    access: ['ADMIN'],
    params,
    answer: publicationSchema,
  },
  submitReview: {
    method: 'POST',
    path: '/publications/{id}/submit-review',
    summary: 'Enviar un borrador a revisión: congela una versión',
    access: 'person',
    params,
    query: z.object({ revisionPublica: flag.optional().describe(knownOfPublication) }),
    answer: publicationSchema,
  },
  changeEstado: {
    ...estadoChange,
    path: '/publications/{id}/estado',
    summary: 'Cambiar el estado según el flujo editorial',
  },
  changeStatus: {
    ...estadoChange,
    path: '/publications/{id}/status',
    summary: 'Lo mismo que /publications/{id}/estado, con el otro nombre que usan los clientes',
  },
  listVersions: {
    method: 'GET',
    path: '/publications/{id}/versions',
    summary: 'Las versiones enviadas',
    access: 'anyone',
    open: true,
    params,
    answer: z.object({ versions: z.array(versionSummarySchema) }),
  },
  getVersion: {
    method: 'GET',
    path: '/publications/{id}/versions/{numero}',
    summary: 'Una versión enviada, entera',
    access: 'anyone',
    open: true,
    params: z.object({ id, numero: z.coerce.number().int().min(1).max(100_000) }),
    answer: versionSchema,
  },
});
