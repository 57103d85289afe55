import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { filter, id, pageQuery } from '../entities/common.ts';
import { catalogueListSchema, publicationSchema, tipo } from '../entities/publication.ts';
import { catalogueSorts } from '../vocabulary.ts';

const catalogueQuery = z.object({
  tipo: filter(tipo),
  search: z.string().trim().max(300).default(''),
  sort: z.enum(catalogueSorts).default('relevancia'),
  ...pageQuery(12, 50),
  /** The spec's client always sends PUBLICADO; the catalogue has nothing else. */
  estado: z.literal('PUBLICADO').optional(),
});
export type CatalogueQuery = z.output<typeof catalogueQuery>;

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
  readWork: {
    method: 'GET',
    path: '/catalog/{id}',
    summary: 'Una obra publicada, para leerla',
    access: 'anyone',
    params: z.object({ id }),
    answer: publicationSchema,
  },
});
