/** What books, theses and reports say of themselves (contract/particulars.ts). */
import { z } from 'zod';
import { fault } from '../faults.ts';
import { hasIsbnCheckDigit } from '../isbn.ts';
import { longest } from '../limits.ts';
import { bookFormats, degrees, mostNamedPeople } from '../particulars.ts';
import { day, text } from './common.ts';

/** With its hyphens as they are typed; the server sets those of one without. */
export const isbn = z
  .string()
  .trim()
  .max(longest.isbn)
  .transform((value) => value.replace(/^ISBN(?:-1[03])?:?\s*/i, '').replace(/[\s‐‑–]+/g, '-'))
  .pipe(z.string().refine(hasIsbnCheckDigit, fault('isbn')));

const person = z.object({
  nombres: text(longest.name),
  apellidos: z.string().trim().max(longest.name).default(''),
  /** In a tribunal: 'presidencia', 'secretaría', 'vocalía'. */
  cargo: z.string().trim().max(longest.boardTask).optional(),
});
const people = z.array(person).max(mostNamedPeople);

const fields = {
  /** By the format of the book. */
  isbn: z.partialRecord(z.enum(bookFormats), isbn),
  depositoLegal: text(longest.grant),
  /** '2', 'revisada'. */
  edicion: text(longest.shortName),
  coleccion: text(longest.title),
  numeroColeccion: text(longest.issueNumber),
  /** Where a book came out, a city. */
  lugar: text(longest.name),
  editores: people,
  grado: z.enum(degrees),
  programa: text(longest.institution),
  institucion: text(longest.institution),
  directores: people,
  tribunal: people,
  fechaDefensa: day,
  serie: text(longest.title),
  numeroInforme: text(longest.articleNumber),
  /** Who asked for a report. */
  comitente: text(longest.institution),
};

/** As they are kept and read. */
export const particularsSchema = z.object(fields).partial();
export type Particulars = z.infer<typeof particularsSchema>;

/** An empty field, and an empty list, take what was there away, as null does. */
const isEmpty = (value: unknown) =>
  value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
const change = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (isEmpty(value) ? null : value), schema.nullable()).optional();

/** As they are sent: what is not sent stays, null takes it away. */
export const particularChangesSchema = z.object({
  isbn: change(fields.isbn),
  depositoLegal: change(fields.depositoLegal),
  edicion: change(fields.edicion),
  coleccion: change(fields.coleccion),
  numeroColeccion: change(fields.numeroColeccion),
  lugar: change(fields.lugar),
  editores: change(fields.editores),
  grado: change(fields.grado),
  programa: change(fields.programa),
  institucion: change(fields.institucion),
  directores: change(fields.directores),
  tribunal: change(fields.tribunal),
  fechaDefensa: change(fields.fechaDefensa),
  serie: change(fields.serie),
  numeroInforme: change(fields.numeroInforme),
  comitente: change(fields.comitente),
});
export type ParticularChanges = z.output<typeof particularChangesSchema>;
