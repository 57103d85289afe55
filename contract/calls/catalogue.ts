import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { filter, id, pageQuery } from '../entities/common.ts';
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
import { longest } from '../limits.ts';
import { catalogueSorts } from '../vocabulary.ts';

const filters = {
  tipo: filter(tipo),
  search: z.string().trim().max(longest.search).default(''),
  /** Compared, like `palabra`, without accents and case; empty is none. */
  categoria: z.string().trim().max(120).optional(),
  /** The year of publication. */
  anio: filter(z.coerce.number().int().min(1000).max(9999)),
  /** One of the keywords, whole. */
  palabra: z.string().trim().max(120).optional(),
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
    query: catalogueQuery,
    answer: catalogueListSchema,
  },
  catalogueFacets: {
    method: 'GET',
    path: '/catalog/facets',
    summary: 'Cuántas obras hay de cada tipo, año, categoría y palabra clave entre las que se buscan',
    access: 'anyone',
    query: facetsQuery,
    answer: facetsSchema,
  },
  suggestSearches: {
    method: 'GET',
    path: '/catalog/suggestions',
    summary: 'Lo que quizá se está escribiendo: obras, palabras clave y autores',
    access: 'anyone',
    query: z.object({ search: z.string().trim().max(100).default('') }),
    answer: suggestionsSchema,
  },
  relatedWorks: {
    method: 'GET',
    path: '/catalog/{id}/related',
    summary: 'Otras obras del catálogo sobre lo mismo',
    access: 'anyone',
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
    params: z.object({ id, capitulo: z.string().min(1).max(200) }),
    query: inLanguage,
    answer: chapterSchema,
  },
  readWork: {
    method: 'GET',
    path: '/catalog/{id}',
    summary: 'Una obra publicada, para leerla',
    access: 'anyone',
    params: z.object({ id }),
    query: inLanguage,
    answer: publicationSchema,
  },
});
