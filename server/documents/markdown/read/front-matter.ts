/** The YAML at the start of a work's file (see scripts/demo/README.md). */
import { parse } from 'yaml';
import { z } from 'zod';
import { declarationsSchema } from '#contract/entities/declaration.ts';
import { importedWorkSchema } from '#contract/entities/imported-work.ts';
import { cslItemSchema } from '#contract/entities/manuscript.ts';
import { authorSchema } from '#contract/entities/publication.ts';
import { longest } from '#contract/limits.ts';

const { titulo, resumen, palabrasClave, tipo, idioma, doi, licencia, traducciones, fechaPublicacion } =
  importedWorkSchema.shape;

/** YAML reads `volume: 12` as a number, where CSL has text. */
const csl = z.preprocess(
  (item) =>
    isRecord(item) ? Object.fromEntries(Object.entries(item).map(([key, value]) => [key, asText(value)])) : item,
  cslItemSchema,
);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value);

const day = fechaPublicacion.default(null);
const frontMatterSchema = z.strictObject({
  titulo,
  tipo,
  categoria: z.string().nullable().default(null),
  idioma: idioma.default('es'),
  doi: doi.default(null),
  licencia: licencia.default(null),
  autores: z.array(authorSchema.omit({ id: true }).strict()).min(1),
  palabrasClave: palabrasClave.min(1),
  resumen: resumen.trim().min(1),
  traducciones: traducciones.default([]),
  recepcion: day,
  aceptacion: day,
  publicacion: day,
  paginas: z.number().int().positive().optional(),
  revista: z.record(z.string(), z.preprocess(asText, z.string().max(longest.name))).optional(),
  editorial: z.string().optional(),
  /** Of the copy: what was declared, where it was taken from, which version, and that it was retracted. */
  declaraciones: declarationsSchema.optional(),
  direccion: z.string().optional(),
  version: z.number().int().optional(),
  retractacion: z.object({ fecha: z.string(), motivo: z.string() }).optional(),
  referencias: z.array(z.strictObject({ id: z.string(), csl })).default([]),
});
export type FrontMatter = z.output<typeof frontMatterSchema>;

const fences = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** What it finds odd it would write to the log of the process, quoting the file. */
const quietly = { logLevel: 'error' } as const;

/**
 * A file taken apart. `body` begins with as many empty lines as the front matter had, so that line numbers stay those
 * of the file. Throws an Error, or a ZodError that names the fields, where the front matter is missing or not right.
 */
export function readFrontMatter(file: string): { data: FrontMatter; body: string } {
  const [whole, yaml] = fences.exec(file) ?? [];
  if (whole === undefined || yaml === undefined)
    throw new Error('The file does not begin with its data between two lines of ---.');
  const body = '\n'.repeat(whole.split('\n').length - 1) + file.slice(whole.length);
  return { data: frontMatterSchema.parse(parse(yaml, quietly)), body };
}
