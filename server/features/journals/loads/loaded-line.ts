/** What a line of a load says, whichever file it came in, and what was wrong with it as it was read. */
import { z } from 'zod';
import { lineFaultSchema } from '#contract/entities/load.ts';
import { tipos } from '#contract/vocabulary.ts';

export const loadedWorkSchema = z.object({
  titulo: z.string(),
  resumen: z.string(),
  palabrasClave: z.array(z.string()),
  idioma: z.string(),
  tipo: z.enum(tipos),
  autores: z.array(
    z.object({
      nombres: z.string(),
      apellidos: z.string(),
      orcid: z.string().nullable(),
      afiliaciones: z.array(z.string()),
    }),
  ),
  /** '2004', '2004-05' or '2004-05-31'; '' where none is said. */
  fecha: z.string(),
  volumen: z.string(),
  numero: z.string(),
  paginaInicial: z.string(),
  paginaFinal: z.string(),
  articulo: z.string(),
  doi: z.string().nullable(),
  seccion: z.string(),
  licencia: z.string().nullable(),
  /** The name of its file, as it is said. */
  archivo: z.string().nullable(),
});
export type LoadedWork = z.infer<typeof loadedWorkSchema>;

/** Why an article cannot be read is said in both languages. */
const keptFaultSchema = lineFaultSchema.extend({
  valor: z.union([z.string(), z.object({ es: z.string(), en: z.string() })]),
});

export const loadedLineSchema = z.object({
  linea: z.int(),
  obra: loadedWorkSchema,
  /** Headings by fields, so that what is found wrong later names its column, too. */
  columnas: z.record(z.string(), z.string()),
  fallos: z.array(keptFaultSchema),
  /** Where its bytes lie: the entry of the archive that it was read from; absent of a line of a table. */
  entrada: z.string().optional(),
  /** The file beside it that was found to be its PDF. */
  pdf: z.object({ archivoId: z.string(), entrada: z.string().nullable(), nombre: z.string() }).optional(),
});
export type LoadedLine = z.infer<typeof loadedLineSchema>;

/** A work of which nothing is said yet. */
export const unsaid = (): LoadedWork => ({
  titulo: '',
  resumen: '',
  palabrasClave: [],
  idioma: 'es',
  tipo: 'ARTICULO',
  autores: [],
  fecha: '',
  volumen: '',
  numero: '',
  paginaInicial: '',
  paginaFinal: '',
  articulo: '',
  doi: null,
  seccion: '',
  licencia: null,
  archivo: null,
});

/** The year that a date begins with; undefined without one. */
export const yearOf = ({ fecha }: Pick<LoadedWork, 'fecha'>): number | undefined =>
  fecha === '' ? undefined : Number(fecha.slice(0, 4));
