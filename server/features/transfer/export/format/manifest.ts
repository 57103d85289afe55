/** manifest.json of an exported journal: what the archive is, and what each of its parts must be (docs/export-format.md). */
import { z } from 'zod';
import { sha256 } from './instante.ts';

export const formatName = 'pliego-journal';
/** Grows with every change that a reader of the version before would not understand. */
export const formatVersion = 5;
/** Those that are read. */
export const readableVersions: readonly number[] = [1, 2, 3, 4, 5];

/** What is read first, of any version. */
export const anyManifestSchema = z.object({ formato: z.literal(formatName), version: z.number().int() });

const count = z.number().int().min(0);
export const partSchema = z.strictObject({ ruta: z.string().max(600), bytes: count, sha256 });
export type Part = z.infer<typeof partSchema>;

export const manifestSchema = z.strictObject({
  formato: z.literal(formatName),
  version: z.literal(readableVersions),
  /** The platform's version that wrote it. */
  plataforma: z.string().max(60),
  fecha: z.iso.datetime({ precision: 3 }),
  /** Whether hashes of passwords and of the links in mailed invitations are inside. */
  contrasenas: z.boolean(),
  cuentas: z.strictObject({
    personas: count,
    obras: count,
    versiones: count,
    revisiones: count,
    archivos: count,
    actividad: count,
    suscripciones: count,
  }),
  /** Every part but this one, in the order in which they were written. */
  partes: z.array(partSchema),
  /** Parts that the records name and whose bytes the platform had lost. */
  faltan: z.array(z.string().max(600)),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type Counts = Manifest['cuentas'];
