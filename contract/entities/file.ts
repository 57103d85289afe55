import { z } from 'zod';
import { fault } from '../faults.ts';
import { fileFaults } from '../file-faults.ts';
import { longest } from '../limits.ts';
import { fileKinds } from '../vocabulary.ts';
import { id, instant, pageInfo, text } from './common.ts';

export const fileKind = z.enum(fileKinds);

/** A file of a work, as it lies beside its text. */
export const fileSchema = z.object({
  id,
  publicacionId: id,
  clase: fileKind,
  /** As it was called where it came from; readers' copies carry it, unless it may tell who wrote. */
  nombre: z.string(),
  descripcion: z.string(),
  /** Media type, by what the file is and not by what it is called. */
  tipo: z.string(),
  bytes: z.number().int(),
  /** Of its bytes, hex. */
  sha256: z.string(),
  fecha: instant,
});
export type WorkFile = z.infer<typeof fileSchema>;

/** A file of the store that is not as it was stored, as administrators are told of it. */
const faultyFileSchema = z.object({
  /** Where it lies in the file store: there it is put back from a backup. */
  lugar: z.string(),
  /** Null: of no work. */
  obra: z.object({ id, titulo: z.string() }).nullable(),
  /** FOTO: somebody's portrait. IDENTIDAD: a journal's mark, its cover image, or the cover of a number. */
  clase: z.enum(['ARCHIVO', 'ADJUNTO', 'IMAGEN', 'FOTO', 'IDENTIDAD']),
  /** Of a file of the work, or whose portrait it is; null for what reviewers attached, whose names may tell who they are, and for other pictures. */
  nombre: z.string().nullable(),
  fallo: z.enum(fileFaults),
  desde: instant,
  comprobado: instant,
});
export type FaultyFile = z.infer<typeof faultyFileSchema>;
export const faultyFilesSchema = z.object({ archivos: z.array(faultyFileSchema), ...pageInfo });

/** What may be changed of a file that is there. */
export const fileChangesSchema = z
  .object({
    nombre: text(longest.fileName),
    descripcion: z.string().trim().max(longest.fileDescription),
    clase: fileKind,
  })
  .partial()
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), fault('archivo_sin_cambios'));

/** A file's address for a few minutes, for whoever holds it; ranges of it may be asked for (RFC 9110 §14). */
export const fileLinkSchema = z.object({ url: z.string(), caduca: instant });

/** A picture that lies beside a work's text, for the `src` of its figures. Sizes in CSS pixels; null where unknown. */
export const pictureSchema = z.object({
  src: z.string(),
  ancho: z.number().int().nullable(),
  alto: z.number().int().nullable(),
});
