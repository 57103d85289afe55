/** Loads (on the wire `cargas`): what a journal published elsewhere, brought in line by line. */
import { z } from 'zod';
import { fault } from '../faults.ts';
import { isSaidTwice, lineFates, lineFaults, loadClasses, loadFields, loadTasks, mostColumns } from '../loads.ts';
import { tipos } from '../vocabulary.ts';
import { id, instant, language, pageInfo, webAddress } from './common.ts';
import { jobEstados } from './job.ts';

export const loadField = z.enum(loadFields);

/** What is taken where a line does not say it. */
export const loadDefaultsSchema = z.object({
  idioma: language.default('es'),
  tipo: z.enum(tipos).default('ARTICULO'),
  licencia: webAddress.nullable().default(null),
});
export type LoadDefaults = z.output<typeof loadDefaultsSchema>;

/** PUT /cargas/{id}/comprobacion */
export const loadCheckSchema = z.object({
  columnas: z
    .array(loadField.nullable())
    .max(mostColumns)
    .refine((columns) => !isSaidTwice(columns), fault('repetida'))
    .describe('Lo que dice cada columna, en su orden; null: nada que se use. Vacía donde no hay columnas.'),
  porDefecto: loadDefaultsSchema,
});
export type LoadCheck = z.output<typeof loadCheckSchema>;

export const lineFaultSchema = z.object({
  codigo: z.enum(lineFaults),
  campo: loadField.nullable(),
  /** As the file heads it; null where it has no columns. */
  columna: z.string().nullable(),
  /** What the line says there, or the line that it repeats. */
  valor: z.string(),
});
export type LineFault = z.infer<typeof lineFaultSchema>;

export const loadLineSchema = z.object({
  /** Of the file, from 1; of what has no lines, its place in it. */
  linea: z.int(),
  titulo: z.string(),
  autores: z.string(),
  /** «12(3), 2004, 15-28» */
  lugar: z.string(),
  doi: z.string().nullable(),
  archivo: z.string().nullable(),
  suerte: z.enum(lineFates),
  /** What a work that is here already lacks and the line says. */
  completa: z.array(loadField),
  fallos: z.array(lineFaultSchema),
  hecha: z.boolean(),
  /** The work that it is, once there is one. */
  obraId: id.nullable(),
});
export type LoadLine = z.infer<typeof loadLineSchema>;

export const loadLinesSchema = z.object({ lineas: z.array(loadLineSchema), ...pageInfo });

export const loadSchema = z.object({
  id,
  revistaId: id,
  revista: z.string(),
  clase: z.enum(loadClasses),
  nombre: z.string(),
  fechaCreacion: instant,
  /** Who began it; null where the account is gone. */
  iniciadaPor: z.string().nullable(),
  codificacion: z.string().nullable(),
  separador: z.string().nullable(),
  cabeceras: z.array(z.string()),
  /** The first lines, as they stand. */
  muestra: z.array(z.array(z.string())),
  columnas: z.array(loadField.nullable()),
  porDefecto: loadDefaultsSchema,
  archivos: z.object({ total: z.int(), bytes: z.number() }),
  /** What stands or stood in the way of reading the file at all; null: nothing. */
  impedimento: z.string().nullable(),
  comprobada: z.boolean(),
  cuentas: z.object({
    lineas: z.int(),
    nuevas: z.int(),
    completar: z.int(),
    iguales: z.int(),
    rechazadas: z.int(),
    hechas: z.int(),
    /** Works that it made and that are still there. */
    creadas: z.int(),
  }),
  trabajo: z
    .object({
      id,
      tarea: z.enum(loadTasks),
      estado: z.enum(jobEstados),
      parte: z.number().nullable(),
    })
    .nullable(),
});
export type Load = z.infer<typeof loadSchema>;

export const loadListSchema = z.object({
  cargas: z.array(
    loadSchema.pick({ id: true, revista: true, clase: true, nombre: true, fechaCreacion: true, iniciadaPor: true }),
  ),
  ...pageInfo,
});
