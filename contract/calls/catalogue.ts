import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { authorPageSchema, disciplineListSchema, disciplinePageSchema } from '../entities/catalogue.ts';
import { anyOf, filter, id, pageQuery } from '../entities/common.ts';
import {
  catalogueEntrySchema,
  catalogueListSchema,
  chapterSchema,
  facetsSchema,
  inLanguage,
  publicationSchema,
  suggestionsSchema,
  tipo,
} from '../entities/publication.ts';
import { mostMonths, usualMonths, workUsageSchema } from '../entities/usage.ts';
import { longest } from '../limits.ts';
import { noticeFilters } from '../relations.ts';
import { catalogueSorts } from '../vocabulary.ts';

/** Years of publication, as they are written: '2024', or from one to another, '2019-2024'. */
const years = z.coerce
  .string()
  .regex(/^[1-9]\d{3}(-[1-9]\d{3})?$/)
  .transform((said) => {
    const [one = 0, other = one] = said.split('-').map(Number);
    return { desde: Math.min(one, other), hasta: Math.max(one, other) };
  });
/** Any value of one filter will do; of each of several filters one. */
const filters = {
  tipo: filter(tipo),
  search: z.string().trim().max(longest.search).default(''),
  /** Compared, like `palabra`, without accents and case. */
  categoria: anyOf(z.string().trim().max(120)),
  /** The year of publication, or years from one to another. */
  anio: anyOf(years),
  /** One of the keywords, whole. */
  palabra: anyOf(z.string().trim().max(120)),
  /** The keys of journals and collections; of one that is not shown there are no works. */
  revista: anyOf(z.string().trim().max(longest.journalKey)),
  /** Notices of some kinds (corrections, retractions …), or what is no notice. */
  aviso: anyOf(z.enum(noticeFilters)),
};
const catalogueQuery = z.object({
  ...filters,
  sort: z.enum(catalogueSorts).default('relevancia'),
  ...pageQuery(12, 50),
  /** The spec's client always sends PUBLICADO; the catalogue has nothing else. */
  estado: z.literal('PUBLICADO').optional(),
});
export type CatalogueQuery = z.output<typeof catalogueQuery>;
const facetsQuery = z.object(filters);
export type FacetsQuery = z.output<typeof facetsQuery>;

/** Spec 000 §7, catalogue. */
export const catalogueCalls = defineCalls({
  searchCatalogue: {
    method: 'GET',
    path: '/catalog',
    summary: 'El catálogo público',
    access: 'anyone',
    open: true,
    query: catalogueQuery,
    answer: catalogueListSchema,
  },
  catalogueFacets: {
    method: 'GET',
    path: '/catalog/facets',
    summary: 'Cuántas obras hay de cada tipo, año, categoría, palabra clave y clase de aviso entre las que se buscan',
    access: 'anyone',
    open: true,
    query: facetsQuery,
    answer: facetsSchema,
  },
  suggestSearches: {
    method: 'GET',
    path: '/catalog/suggestions',
    summary: 'Lo que quizá se está escribiendo: obras, palabras clave y autores',
    access: 'anyone',
    open: true,
    query: z.object({ search: z.string().trim().max(100).default('') }),
    answer: suggestionsSchema,
  },
  listDisciplines: {
    method: 'GET',
    path: '/catalog/disciplines',
    summary: 'Las disciplinas del catálogo, con cuántas obras hay de cada una',
    access: 'anyone',
    open: true,
    answer: disciplineListSchema,
  },
  readDiscipline: {
    method: 'GET',
    path: '/catalog/disciplines/{slug}',
    summary: 'Una disciplina: sus obras más recientes, sus palabras clave y quienes más firman en ella',
    access: 'anyone',
    open: true,
    params: z.object({ slug: z.string().max(200) }),
    answer: disciplinePageSchema,
  },
  readAuthor: {
    method: 'GET',
    path: '/catalog/authors/{autor}',
    summary: 'Las obras publicadas de alguien, por su ORCID, su cuenta o su nombre, y lo que sus firmas dicen',
    access: 'anyone',
    open: true,
    params: z.object({ autor: z.string().max(300) }),
    query: z.object(pageQuery(12, 50)),
    answer: authorPageSchema,
  },
  relatedWorks: {
    method: 'GET',
    path: '/catalog/{id}/related',
    summary: 'Otras obras del catálogo sobre lo mismo',
    access: 'anyone',
    open: true,
    params: z.object({ id }),
    answer: z.object({ publications: z.array(catalogueEntrySchema) }),
  },
  recordView: {
    method: 'POST',
    path: '/catalog/{id}/views',
    summary: 'Contar una lectura; con sesión, recordarla en «Visto Recientemente»',
    access: 'anyone',
    params: z.object({ id }),
    perMinute: 120,
  },
  readChapter: {
    method: 'GET',
    path: '/catalog/{id}/chapters/{capitulo}',
    summary: 'Un capítulo de un libro o una tesis del catálogo, numerado como parte de la obra entera',
    access: 'anyone',
    open: true,
    params: z.object({ id, capitulo: z.string().min(1).max(200) }),
    query: inLanguage,
    answer: chapterSchema,
  },
  workUsage: {
    method: 'GET',
    path: '/catalog/{id}/usage',
    summary: 'Cuánto se lee y se descarga una obra, mes a mes',
    access: 'anyone',
    open: true,
    params: z.object({ id }),
    query: z.object({ meses: z.coerce.number().int().min(1).max(mostMonths).default(usualMonths) }),
    answer: workUsageSchema,
  },
  readWork: {
    method: 'GET',
    path: '/catalog/{id}',
    summary: 'Una obra publicada, para leerla',
    access: 'anyone',
    open: true,
    params: z.object({ id }),
    query: inLanguage,
    answer: publicationSchema,
  },
});
