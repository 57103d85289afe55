/** What the catalogue's pages of disciplines and of authors hold. */
import { z } from 'zod';
import { orcid, pageInfo } from './common.ts';
import { catalogueEntrySchema, facetsSchema, signatureSchema } from './publication.ts';

/** A discipline: a category, however it is spelt (`disciplinePage`). */
const discipline = { slug: z.string(), nombre: z.string(), total: z.number().int() };

/** The disciplines that works of the catalogue have, the most first. */
export const disciplineListSchema = z.object({
  disciplinas: z.array(z.object(discipline)),
  /** How many there are, of which so many are told. */
  total: z.number().int(),
});

/** Somebody who signs works, and how many of those that are told of. */
const signing = signatureSchema.extend({ total: z.number().int() });

export const disciplinePageSchema = z.object({
  ...discipline,
  /** Its spellings that the catalogue tells apart, for a search among its works. */
  categorias: z.array(z.string()),
  /** The newest. */
  publications: z.array(catalogueEntrySchema),
  palabras: facetsSchema.shape.palabra,
  /** Who signs most of its newest works. */
  autores: z.array(signing),
});
export type DisciplinePage = z.infer<typeof disciplinePageSchema>;

/** Somebody as the bylines of the catalogue show them; nothing of it is asked of an account. */
export const authorPageSchema = z.object({
  clave: z.string(),
  nombre: z.string(),
  orcid: orcid.nullable(),
  /** They sign without ORCID iD and account: whoever else signs with the same name is taken for them. */
  soloPorNombre: z.boolean(),
  /** Those of their bylines, the last first. */
  afiliaciones: z.array(z.string()),
  publications: z.array(catalogueEntrySchema),
  ...pageInfo,
  /** With whom they sign, the most often first. */
  coautores: z.array(signing),
});
export type AuthorPage = z.infer<typeof authorPageSchema>;
